import { expect, it } from 'vitest'
import sampleEvents from '../../backend/src/seed/content/events.json'
import { eventPosters, posterPanels } from './event-posters'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05]
  return Math.max(x, y) / Math.min(x, y)
}

it.each(Object.entries(posterPanels))(
  'texts of a poster stand out from its panel: %s',
  (_, panel) => {
    expect(contrast(panel.ink, panel.ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(panel.accent, panel.ground)).toBeGreaterThanOrEqual(4.5)
  },
)

it('draws a poster of every sample event', () => {
  expect(eventPosters).toHaveLength(sampleEvents.length)
})
