import { dayInCotonou, eventInstant } from '@/contract/formatting/dates'
import type { Event } from '@/lib/backend/schemas'
import { descending } from '@/lib/text/compare'
import { isPast, lastDay } from './is-past'

/** What the order of events depends on. */
type Dated = Pick<Event, 'id'> & Partial<Pick<Event, 'date' | 'time' | 'end' | 'state'>>

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
  const upcoming = eventsToCome(events, now)
  const notStarted = upcoming.find((event) => (eventInstant(event.date, event.time) ?? now) > now)
  return notStarted ?? upcoming.at(-1)
}

/** The events in the order of the list: upcoming ones, then past ones. */
export function eventsInOrder<T extends Dated>(events: readonly T[], now: Date): T[] {
  const { upcoming, past } = splitByDate(events, now)
  return [...upcoming, ...past]
}

/**
 * The two sections of the list, by the day in Cotonou: upcoming events, soonest first, and those
 * whose last day is past, latest first.
 * @param now the current time
 */
export function splitByDate<T extends Dated>(events: readonly T[], now: Date) {
  const today = dayInCotonou(now)
  const isLater = (event: T) => (lastDay(event) ?? '') >= today
  const all = latestEventsFirst(events)
  return { upcoming: all.filter(isLater).toReversed(), past: all.filter((it) => !isLater(it)) }
}

/** Those that take place and are not over, soonest first. */
const eventsToCome = <T extends Dated>(events: readonly T[], now: Date) =>
  splitByDate(events, now).upcoming.filter((event) => !event.state && !isPast(event, now))

/** Upcoming events shown on the page of another, at most. */
const maxNextEvents = 3

/** The next events that take place besides one, soonest first, three at most. */
export function nextEvents<T extends Dated>(events: readonly T[], besides: string, now: Date): T[] {
  return eventsToCome(events, now)
    .filter(({ id }) => id !== besides)
    .slice(0, maxNextEvents)
}
