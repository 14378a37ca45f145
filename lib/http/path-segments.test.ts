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
  const slugs = ['a', '', '.', '..', '...', 'a.rsc', 'a.b', '\ud800', '👩🏾']
  expect(slugs.filter(isRoutableSlug)).toEqual(['a', 'a.b', '👩🏾'])
})

test('rejects slugs with a slash, a backslash, a semicolon or a control character, and long ones', () => {
  const slugs = ['/', 'a/b', 'a\\b', 'a;b', 'a\u0000', 'a\nb', 'a\u007f', 'é'.repeat(201)]
  expect(slugs.filter(isRoutableSlug)).toEqual([])
  expect(['a b', 'l’été', 'é'.repeat(200)].filter(isRoutableSlug)).toHaveLength(3)
})
