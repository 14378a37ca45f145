import { expect, it } from 'vitest'
import { boxRatio } from './box-ratio'

it('gives a photo a box of its own format, to a fortieth', () => {
  expect(boxRatio({ width: 900, height: 600 })).toBe(0.675)
  expect(boxRatio({ width: 600, height: 900 })).toBe(1.5)
  expect(boxRatio({ width: 800, height: 800 })).toBe(1)
})

it('gives 4:3 to a photo of unknown size', () => {
  expect(boxRatio(undefined)).toBe(0.75)
})

it('cuts panoramas and ribbons', () => {
  expect(boxRatio({ width: 9000, height: 300 })).toBe(0.4)
  expect(boxRatio({ width: 100, height: 5000 })).toBe(2)
})

it('knows few enough boxes for the security policy', () => {
  const ratios = Array.from({ length: 2000 }, (_, index) =>
    boxRatio({ width: 1000, height: 100 + index * 2 }),
  )
  expect(new Set(ratios).size).toBeLessThanOrEqual(65)
})
