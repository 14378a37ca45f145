import { describe, expect, it } from 'vitest'
import { isSameVisit } from './splash'

const now = Date.parse('2030-01-01T12:00:00Z')

describe('isSameVisit (A8)', () => {
  it.each([
    ['Tue, 01 Jan 2030 12:00:00 GMT', true],
    ['Tue, 01 Jan 2030 11:31:00 GMT', true],
    ['Tue, 01 Jan 2030 12:00:30 GMT', true],
    ['Tue, 01 Jan 2030 11:29:00 GMT', false],
    ['Wed, 02 Jan 2030 12:00:00 GMT', false],
    ['hier', false],
    ['', false],
    [null, false],
  ])('%s: %s', (lastModified, expected) => {
    expect(isSameVisit(lastModified, now)).toBe(expected)
  })
})
