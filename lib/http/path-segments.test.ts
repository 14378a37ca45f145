import { expect, test } from 'vitest'
import { decodePathSegment, isRoutableSlug } from './path-segments'

test.each([
  ['f%C3%AAte', 'fête'],
  ['fête à 100%', 'fête à 100%'],
  ['%zz', '%zz'],
])('%s reads %s', (segment, text) => {
  expect(decodePathSegment(segment)).toBe(text)
})

test('rejects slugs that cannot be a path segment', () => {
  const slugs = ['a', '', '.', '..', '...', 'a.b', '\ud800', '👩🏾']
  expect(slugs.filter(isRoutableSlug)).toEqual(['a', 'a.b', '👩🏾'])
})
