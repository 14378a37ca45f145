import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { boxRatio, boxRatioClass } from './card'

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

it('has a class for each ratio, which the style sheet lists', () => {
  expect(boxRatioClass({ width: 900, height: 600 })).toBe('aspect-40/27')
  expect(boxRatioClass({ width: 9000, height: 300 })).toBe('aspect-40/16')
  expect(boxRatioClass({ width: 100, height: 5000 })).toBe('aspect-40/80')
  const styles = readFileSync(path.resolve('app/globals.css'), 'utf8')
  expect(styles).toContain("@source inline('aspect-40/{16..80}');")
})
