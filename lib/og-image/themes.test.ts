import { expect, it } from 'vitest'
import { contrast } from '@/lib/images/contrast'
import { ogImageAreas } from './subject'
import { themes } from './themes'

it.each(ogImageAreas)('the words on a card of %s pass AA', (universe) => {
  const { ground, text, eyebrow } = themes[universe]
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ground, eyebrow)).toBeGreaterThanOrEqual(4.5)
})
