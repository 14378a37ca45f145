import { expect, it } from 'vitest'
import { dayFromToday, instantAgo } from './days'
import { french } from './typography'

it('counts calendar days in Cotonou time', () => {
  const lateEvening = new Date('2026-12-31T23:30:00Z')
  expect(dayFromToday(0, lateEvening)).toBe('2027-01-01T12:00:00.000Z')
  expect(dayFromToday(-1, lateEvening)).toBe('2026-12-31T12:00:00.000Z')
  expect(instantAgo(1, lateEvening)).toBe('2026-12-31T16:00:00.000Z')
})

it('sets French spaces and apostrophes', () => {
  expect(french("L'île : « oui » !")).toBe('L’île\u00a0: «\u00a0oui\u00a0»\u202f!')
})
