import { describe, expect, it } from 'vitest'
import { latestEventsFirst, nextEvent, nextEvents, splitByDate } from './sorting'

const ids = (items: { id: string }[]) => items.map(({ id }) => id)

it('R54 sorts events by date, time, then id, latest first, without a date last', () => {
  const events = [
    { id: '1', date: '2026-01-01', time: '10:00' },
    { id: '2' },
    { id: '3', date: '2026-06-01' },
    { id: '4', date: '2026-01-01', time: '20:00' },
    { id: '5', date: '2026-01-01', time: '20:00' },
  ]
  expect(ids(latestEventsFirst(events))).toEqual(['3', '5', '4', '1', '2'])
})

it('announces the event that starts next, else one of today that has started, else none', () => {
  const today = { id: 'today', date: '2026-03-04', time: '18:30' }
  const later = { id: 'later', date: '2026-03-09', time: '19:00' }
  const past = { id: 'past', date: '2026-03-03', time: '20:00' }
  const at = (time: string) => new Date(`2026-03-04T${time}:00+01:00`)
  expect(nextEvent([past, later, today], at('12:00'))?.id).toBe('today')
  expect(nextEvent([past, later, today], at('19:00'))?.id).toBe('later')
  expect(nextEvent([past, today], at('19:00'))?.id).toBe('today')
  expect(nextEvent([past], at('12:00'))).toBeUndefined()
  expect(nextEvent([{ ...today, state: 'cancelled' }, later], at('12:00'))?.id).toBe('later')
  const festival = { ...past, end: { date: '2026-03-05' } }
  expect(nextEvent([festival, later], at('12:00'))?.id).toBe('later')
  expect(nextEvent([festival], at('12:00'))?.id).toBe('past')
  const ended = { ...today, end: { date: '2026-03-04', time: '19:30' } }
  expect(nextEvent([ended], at('19:00'))?.id).toBe('today')
  expect(nextEvent([ended], at('19:30'))).toBeUndefined()
})

const dated = [
  { id: '1', date: '2026-03-03', time: '20:00' },
  { id: '2', date: '2026-03-04', time: '08:00' },
  { id: '3', date: '2026-03-05', time: '10:00' },
  { id: '4', date: '2026-03-05' },
  { id: '5' },
  { id: '6', date: '2025-03-05', time: '10:00' },
]
const idsAt = (instant: string) => {
  const { upcoming, past } = splitByDate(dated, new Date(instant))
  return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) }
}

it('R69 R70 A12 lists today’s events in «À venir», started or not, soonest first', () => {
  expect(idsAt('2026-03-04T22:59:59Z')).toEqual({
    upcoming: ['2', '4', '3'],
    past: ['1', '6', '5'],
  })
})

it('R69 R70 changes at midnight in Cotonou; past events are latest first', () => {
  expect(idsAt('2026-03-04T23:00:00Z')).toEqual({
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

/** Half past midnight in Cotonou, still the day before in UTC. */
const now = new Date('2025-12-04T23:30:00Z')

describe('nextEvents', () => {
  const on = (id: string, date?: string) => ({ id, date })

  it('returns the next three besides one, soonest first', () => {
    const events = [
      on('later', '2026-03-01'),
      on('over', '2025-12-04'),
      on('today', '2025-12-05'),
      on('undated'),
      on('soon', '2025-12-20'),
      on('latest', '2026-09-01'),
    ]
    expect(nextEvents(events, 'over', now).map(({ id }) => id)).toEqual(['today', 'soon', 'later'])
    const besides = nextEvents(events, 'soon', now)
    expect(besides.map(({ id }) => id)).toEqual(['today', 'later', 'latest'])
  })

  it('has events that last until today, not one that is over already', () => {
    const lasting = { ...on('lasting', '2025-12-01'), end: { date: '2025-12-06' } }
    const ended = { ...on('ended', '2025-12-04'), end: { date: '2025-12-05', time: '00:10' } }
    expect(nextEvents([ended, lasting], 'over', now).map(({ id }) => id)).toEqual(['lasting'])
  })

  it('is empty without upcoming events', () => {
    expect(nextEvents([on('over', '2025-12-04')], 'other', now)).toEqual([])
  })
})
