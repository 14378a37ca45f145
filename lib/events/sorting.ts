import { eventInstant, isUpcoming } from '@/lib/dates/dates'

type Dated = { id: string; date?: string; time?: string }
type Created = { id: string; createdAt?: string }

/** By date, then time, then id, latest first; a missing date comes last (R54, A16, A53). */
export function latestEventsFirst<T extends Dated>(events: readonly T[]): T[] {
  return [...events].sort(
    (a, b) => descending(a.date, b.date) || descending(a.time, b.time) || descending(a.id, b.id),
  )
}

/** By instant of creation, latest first; without a usable one it comes last (R50, A53). */
export function latestVideosFirst<T extends Created>(videos: readonly T[]): T[] {
  return [...videos].sort((a, b) => instant(b) - instant(a) || descending(a.id, b.id))
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

function descending(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? 1 : -1
}

function instant({ createdAt }: Created): number {
  const parsed = Date.parse(createdAt ?? '')
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed
}
