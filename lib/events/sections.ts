import { isUpcoming } from '@/lib/shared/dates'
import { lastDay } from './is-past'
import { type Dated, latestEventsFirst } from './sorting'

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
export function splitByDate<T extends Dated>(
  events: readonly T[],
  now: Date,
): { upcoming: T[]; past: T[] } {
  const sorted = latestEventsFirst(events)
  return {
    upcoming: sorted.filter((event) => isUpcoming(lastDay(event), now)).reverse(),
    past: sorted.filter((event) => !isUpcoming(lastDay(event), now)),
  }
}
