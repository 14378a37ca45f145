import { expect, it } from 'vitest'
import { uniqueBy } from './unique-by'

it('returns the first item of each key', () => {
  expect(uniqueBy(['a1', 'b1', 'a2'], ([key = '']) => key)).toEqual(['a1', 'b1'])
})
