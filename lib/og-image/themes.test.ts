import { expect, it } from 'vitest'
import { contrast } from '@/lib/images/contrast'
import { cardUniverses } from './subject'
import { themes } from './themes'

it.each(cardUniverses)('the words on a card of %s pass AA', (universe) => {
  const { ground, text, eyebrow } = themes[universe]
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ground, eyebrow)).toBeGreaterThanOrEqual(4.5)
})
