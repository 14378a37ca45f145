import { expect, test } from 'vitest'
import { decodePathSegment } from './segments'

test.each([
  ['f%C3%AAte', 'fête'],
  ['fête à 100%', 'fête à 100%'],
  ['%zz', '%zz'],
])('%s reads %s', (segment, text) => {
  expect(decodePathSegment(segment)).toBe(text)
})
