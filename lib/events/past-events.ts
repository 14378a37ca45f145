import type { Event } from '@/lib/backend/schemas'
import { splitByDate } from './sections'
import { isUpcoming, validDay } from '@/lib/dates/dates'

/** What an event that is over says of itself. */
export const pastEventLabel = 'Événement terminé'

/** How many events the page of a past one offers. */
const offered = 3

/** Whether an event's day is before today in Cotonou; without a day nobody knows (A12, A13). */
export function isPast({ date }: Pick<Event, 'date'>, now: Date): boolean {
  return validDay(date) !== undefined && !isUpcoming(date, now)
}

/** The events that come next, soonest first, three at most. */
export function nextEvents<T extends { id: string; date?: string; time?: string }>(
  events: readonly T[],
  now: Date,
): T[] {
  return splitByDate(events, now).upcoming.slice(0, offered)
}
