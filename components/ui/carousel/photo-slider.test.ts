import { expect, test } from 'vitest'
import { scrollByPhoto } from './photo-slider.client'

/** A list of photos 300 pixels wide that remembers how far it was scrolled. */
function list(scrollLeft: number) {
  const element = {
    scrollLeft,
    clientWidth: 300,
    scrollTo: ({ left = 0 }: ScrollToOptions) => {
      element.scrollLeft = left
    },
  }
  return element as unknown as Element
}

test.each([
  [0, 1, 300],
  [310, 1, 600],
  [600, 1, 0],
  [0, -1, 600],
] as const)('from %i pixels, step %i scrolls to %i', (from, step, to) => {
  const photos = list(from)
  scrollByPhoto(photos, step, 3)
  expect(photos.scrollLeft).toBe(to)
})
