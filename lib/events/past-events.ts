import type { Event } from '@/lib/backend/schemas'
import { isUpcoming, validDay } from '@/lib/dates/dates'
import { splitByDate } from './sections'

/** Upcoming events that the page of a past one shows. */
const maxNextEvents = 3

/** Whether an event's day is before today in Cotonou; unknown without a date. */
export function isPast({ date }: Pick<Event, 'date'>, now: Date): boolean {
  return validDay(date) !== undefined && !isUpcoming(date, now)
}

/** The events that come next, soonest first, three at most. */
export function nextEvents<T extends { id: string; date?: string; time?: string }>(
  events: readonly T[],
  now: Date,
): T[] {
  return splitByDate(events, now).upcoming.slice(0, maxNextEvents)
}
