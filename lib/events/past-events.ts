import type { Event } from '@/lib/backend/schemas'
import { isUpcoming, validDay } from '@/lib/dates/dates'
import { splitByDate } from './sections'

/** Upcoming events shown on the page of a past one, at most. */
const maxNextEvents = 3

/** Whether an event's day is before today in Cotonou; false without a valid date. */
export function isPast({ date }: Pick<Event, 'date'>, now: Date): boolean {
  return validDay(date) !== undefined && !isUpcoming(date, now)
}

/** The next upcoming events, soonest first, three at most. */
export function nextEvents<T extends { id: string; date?: string; time?: string }>(
  events: readonly T[],
  now: Date,
): T[] {
  return splitByDate(events, now).upcoming.slice(0, maxNextEvents)
}
