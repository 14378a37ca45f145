import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayInCotonou, eventInstant, isUpcoming, validDay } from './dates'
import { dateParts, longDate } from './french-dates'
import { longDateOfInstant, shortDateOfInstant } from './french-dates'

afterEach(() => vi.unstubAllEnvs())

describe.each(['Africa/Porto-Novo', 'Europe/Paris', 'America/Montreal'])(
  'in the time zone %s',
  (machine) => {
    it('R69 changes the day at midnight in Cotonou', () => {
      vi.stubEnv('TZ', machine)
      expect(dayInCotonou(new Date('2026-03-04T22:59:59Z'))).toBe('2026-03-04')
      expect(dayInCotonou(new Date('2026-03-04T23:00:00Z'))).toBe('2026-03-05')
    })

    it('R55 formats the same long French date in every time zone', () => {
      vi.stubEnv('TZ', machine)
      expect(longDate('2025-12-05')).toBe('vendredi 5 décembre 2025')
      expect(longDate('2025-05-01')).toBe('jeudi 1er mai 2025')
      expect(longDateOfInstant('2026-03-04T23:30:00Z')).toBe('jeudi 5 mars 2026')
      expect(shortDateOfInstant('2026-12-04T23:30:00Z')).toBe('5 déc. 2026')
    })
  },
)

it('R69 counts an event of today as upcoming until midnight', () => {
  const now = new Date('2026-03-04T22:30:00Z')
  expect(isUpcoming('2026-03-04', now)).toBe(true)
  expect(isUpcoming('2026-03-03', now)).toBe(false)
  expect(isUpcoming(undefined, now)).toBe(false)
  expect(isUpcoming('demain', now)).toBe(false)
})

it('starts an event at its time in Cotonou, at midnight without one', () => {
  expect(eventInstant('2026-03-04', '20:00')?.toISOString()).toBe('2026-03-04T19:00:00.000Z')
  expect(eventInstant('2026-03-04', 'soir')?.toISOString()).toBe('2026-03-03T23:00:00.000Z')
  expect(eventInstant(undefined, '20:00')).toBeUndefined()
})

it('R71 splits a day for a date block', () => {
  expect(dateParts('2025-12-05')).toEqual({ day: '5', month: 'déc.', year: '2025' })
  expect(dateParts('2026-05-01')).toEqual({ day: '1', month: 'mai', year: '2026' })
  expect(dateParts('2026-02-30')).toBeUndefined()
})

it('rejects days that do not exist', () => {
  expect(validDay('2026-02-29')).toBeUndefined()
  expect(validDay('2028-02-29')).toBe('2028-02-29')
  expect(longDateOfInstant('bientôt')).toBeUndefined()
  expect(shortDateOfInstant('bientôt')).toBeUndefined()
})
