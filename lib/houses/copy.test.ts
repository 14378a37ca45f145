import { expect, it } from 'vitest'
import { housesCopy } from './copy'

it.each([
  [0, '0 maison'],
  [1, '1 maison'],
  [2, '2 maisons'],
  [14, '14 maisons'],
])('R131 says to screen readers that a choice has found %d: %s', (count, text) => {
  expect(housesCopy.found(count)).toBe(text)
})
