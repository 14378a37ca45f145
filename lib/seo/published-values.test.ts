import { expect, it } from 'vitest'
import { uniqueBy, isRoutableSlug, publicationDate, absoluteHttpUrl } from './published-values'

it('takes only web addresses, percent-encoded', () => {
  expect(absoluteHttpUrl('https://a.bj/été 1.jpg?a=1&b="2"')).toBe(
    'https://a.bj/%C3%A9t%C3%A9%201.jpg?a=1&b=%222%22',
  )
  for (const none of [undefined, '', '/a.jpg', 'http://[', 'javascript:alert(1)', 'httpx']) {
    expect(absoluteHttpUrl(none)).toBeUndefined()
  }
  expect(absoluteHttpUrl(`https://a.bj/${'x'.repeat(2048)}`)).toBeUndefined()
})

it('takes only dates that are over', () => {
  const now = new Date('2026-01-02T00:00:00Z')
  expect(publicationDate('2026-01-01T23:59:59+01:00', now)?.toISOString()).toBe(
    '2026-01-01T22:59:59.000Z',
  )
  expect(publicationDate('2025-12-31', now)?.toISOString()).toBe('2025-12-31T00:00:00.000Z')
  for (const none of [undefined, '', 'hier', '12', '2025-13-45', '2026-01-03', '2025-01-01x']) {
    expect(publicationDate(none, now)).toBeUndefined()
  }
})

it('knows slugs that lead nowhere, and keeps the first of each', () => {
  const slugs = ['a', '.', '..', '...', 'a.b', '\ud800', '👩🏾']
  expect(slugs.filter((slug) => isRoutableSlug({ slug }))).toEqual(['a', 'a.b', '👩🏾'])
  expect(uniqueBy(['a1', 'b1', 'a2'], ([key = '']) => key)).toEqual(['a1', 'b1'])
})
