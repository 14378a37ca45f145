import { expect, it } from 'vitest'
import { dayInCotonou, daysBefore } from './days'

it('a day begins at midnight in Cotonou, an hour before UTC', () => {
  expect(dayInCotonou(new Date('2026-11-22T22:59:59Z'))).toBe('2026-11-22')
  expect(dayInCotonou(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23')
})

it('days are counted over months and leap years', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(daysBefore('2027-01-05', 400)).toBe('2025-12-01')
})
