import { expect, it } from 'vitest'
import { cardUniverses } from './subject'
import { themes } from './themes'

/** Relative luminance of a colour written #rrggbb (WCAG 2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

it.each(cardUniverses)('the words on a card of %s pass AA', (universe) => {
  const { ground, text, eyebrow } = themes[universe]
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ground, eyebrow)).toBeGreaterThanOrEqual(4.5)
})
