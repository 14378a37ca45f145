import { expect, it } from 'vitest'
import { publicationDate } from './publication-date'

it('accepts only past dates', () => {
  const now = new Date('2026-01-02T00:00:00Z')
  expect(publicationDate('2026-01-01T23:59:59+01:00', now)?.toISOString()).toBe(
    '2026-01-01T22:59:59.000Z',
  )
  expect(publicationDate('2025-12-31', now)?.toISOString()).toBe('2025-12-31T00:00:00.000Z')
  for (const none of [undefined, '', 'hier', '12', '2025-13-45', '2026-01-03', '2025-01-01x']) {
    expect(publicationDate(none, now)).toBeUndefined()
  }
})
