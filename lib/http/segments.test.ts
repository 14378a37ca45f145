import { expect, test } from 'vitest'
import { decodeSegment } from './segments'

test.each([
  ['f%C3%AAte', 'fête'],
  ['fête à 100%', 'fête à 100%'],
  ['%zz', '%zz'],
])('%s reads %s', (segment, text) => {
  expect(decodeSegment(segment)).toBe(text)
})
