import { expect, it } from 'vitest'
import { dayFromToday, dayInCotonou, daysBefore, instantAgo } from './days'

it('a day begins at midnight in Cotonou, an hour before UTC', () => {
  expect(dayInCotonou(new Date('2026-11-22T22:59:59Z'))).toBe('2026-11-22')
  expect(dayInCotonou(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
})

it('days are counted over months and leap years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2027-01-05', 400)).toBe('2025-12-01')
})

it('days and instants of samples are counted in the time of Cotonou', () => {
  const lateEvening = new Date('2026-12-31T23:30:00Z')
  expect(dayFromToday(0, lateEvening)).toBe('2027-01-01T12:00:00.000Z')
  expect(dayFromToday(-1, lateEvening)).toBe('2026-12-31T12:00:00.000Z')
  expect(instantAgo(1, lateEvening)).toBe('2026-12-31T16:00:00.000Z')
})
