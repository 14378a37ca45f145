import { expect, it } from 'vitest'
import { splitByDate } from './sorting'

const events = [
  { id: '1', date: '2026-03-03', time: '20:00' },
  { id: '2', date: '2026-03-04', time: '08:00' },
  { id: '3', date: '2026-03-05', time: '10:00' },
  { id: '4', date: '2026-03-05' },
  { id: '5' },
  { id: '6', date: '2025-03-05', time: '10:00' },
]
const ids = (instant: string) => {
  const { upcoming, past } = splitByDate(events, new Date(instant))
  return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) }
}

it('R69 R70 A12 lists today’s events in «À venir», started or not, soonest first', () => {
  expect(ids('2026-03-04T22:59:59Z')).toEqual({
    upcoming: ['2', '4', '3'],
    past: ['1', '6', '5'],
  })
})

it('R69 R70 changes at midnight in Cotonou; past events are latest first', () => {
  expect(ids('2026-03-04T23:00:00Z')).toEqual({
    upcoming: ['4', '3'],
    past: ['2', '1', '6', '5'],
  })
})

it('R69 R70 an event that lasts several days is listed as upcoming until its last day is over', () => {
  const event = { id: '1', date: '2026-03-01', end: { date: '2026-03-04' } }
  const isUpcomingAt = (instant: string) => splitByDate([event], new Date(instant)).upcoming.length
  expect(isUpcomingAt('2026-03-04T23:59:00+01:00')).toBe(1)
  expect(isUpcomingAt('2026-03-05T00:00:00+01:00')).toBe(0)
})
