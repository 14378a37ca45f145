import { expect, it } from 'vitest'
import { parseCount } from './count'

it.each([
  ['120', 120],
  [' 1 200 ', 1200],
  ['1.200', 1200],
  ['12\u202f000', 12_000],
  ['0', 0],
])('reads %j', (typed, count) => {
  expect(parseCount(typed)).toBe(count)
})

it.each(['', 'cent', '-3', '1,5', '12.00', '123456', '120 maisons'])('refuses %j', (typed) => {
  expect(parseCount(typed)).toBeUndefined()
})
