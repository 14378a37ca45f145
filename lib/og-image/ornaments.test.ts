import { expect, it } from 'vitest'
import { siteAreas } from '@/contract/universes.mjs'
import { contrast } from '@/testing/contrast'
import { themes } from './ornaments'

it.each(siteAreas)('text on a share image of %s has sufficient contrast (AA)', (area) => {
  const { ground, text, eyebrow } = themes[area]
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ground, eyebrow)).toBeGreaterThanOrEqual(4.5)
})
