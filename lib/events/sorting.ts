import { eventInstant, isUpcoming } from '@/lib/dates/dates'
import { descending } from '@/lib/text/compare'

type Dated = { id: string; date?: string; time?: string }

/** By date, then time, then id, latest first; a missing date comes last (R54, A16, A53). */
export function latestEventsFirst<T extends Dated>(events: readonly T[]): T[] {
  return [...events].sort(
    (a, b) => descending(a.date, b.date) || descending(a.time, b.time) || descending(a.id, b.id),
  )
}

/**
 * The event to announce: the one that starts next, else one of today that has begun.
 * @param now the instant to look from
 */
export function nextEvent<T extends Dated>(events: readonly T[], now: Date): T | undefined {
  const upcoming = latestEventsFirst(events)
    .reverse()
    .filter((event) => isUpcoming(event.date, now))
  const ahead = upcoming.find((event) => (eventInstant(event.date, event.time) ?? now) > now)
  return ahead ?? upcoming.at(-1)
}
