import { expect, it } from 'vitest'
import { latestEventsFirst, nextEvent } from './sorting'

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
