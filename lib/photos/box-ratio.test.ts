import { expect, it } from 'vitest'
import { boxRatio } from './box-ratio'

it('is the aspect ratio of the photo, rounded to 1/40', () => {
  expect(boxRatio({ width: 900, height: 600 })).toBe(0.675)
  expect(boxRatio({ width: 600, height: 900 })).toBe(1.5)
  expect(boxRatio({ width: 800, height: 800 })).toBe(1)
})

it('is 3/4 for a photo of unknown dimensions', () => {
  expect(boxRatio(undefined)).toBe(0.75)
})

it('limits very wide and very tall photos', () => {
  expect(boxRatio({ width: 9000, height: 300 })).toBe(0.4)
  expect(boxRatio({ width: 100, height: 5000 })).toBe(2)
})

it('has few enough values for the Content-Security-Policy', () => {
  const ratios = Array.from({ length: 2000 }, (_, index) =>
    boxRatio({ width: 1000, height: 100 + index * 2 }),
  )
  expect(new Set(ratios).size).toBeLessThanOrEqual(65)
})
