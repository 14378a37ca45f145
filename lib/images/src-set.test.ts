import { expect, it } from 'vitest'
import { lastCandidate } from './src-set'

it.each([
  ['/a.360 360w, /a.1200 1200w', '/a.1200'],
  ['/a,b.jpg 360w', '/a,b.jpg'],
  ['http://example.org/a.jpg', 'http://example.org/a.jpg'],
])('the last candidate of %j is %j', (srcSet, src) => expect(lastCandidate(srcSet)).toBe(src))
