import type { Event } from '@/lib/backend/schemas'
import { eventInstant, isUpcoming } from '@/lib/shared/dates'
import { descending } from '@/lib/text/compare'
import { isPast, lastDay } from './is-past'

/** What the order of events depends on. */
export type Dated = Pick<Event, 'id'> & Partial<Pick<Event, 'date' | 'time' | 'end' | 'state'>>

/** Sorts by date, then time, then id, latest first; a missing date comes last. */
export function latestEventsFirst<T extends Dated>(events: readonly T[]): T[] {
  return [...events].sort(
    (a, b) => descending(a.date, b.date) || descending(a.time, b.time) || descending(a.id, b.id),
  )
}

/**
 * The event to announce: of those that take place the one that starts next, else one that has started and is not over.
 * @param now the current time
 */
export function nextEvent<T extends Dated>(events: readonly T[], now: Date): T | undefined {
  const upcoming = latestEventsFirst(events)
    .reverse()
    .filter((event) => !event.state && isUpcoming(lastDay(event), now) && !isPast(event, now))
  const notStarted = upcoming.find((event) => (eventInstant(event.date, event.time) ?? now) > now)
  return notStarted ?? upcoming.at(-1)
}
