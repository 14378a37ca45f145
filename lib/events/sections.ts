import { isUpcoming } from '@/lib/dates/dates'
import { latestEventsFirst } from './sorting'

/** The events in the order of the list: upcoming ones, then past ones. */
export function eventsInOrder<T extends { id: string; date?: string; time?: string }>(
  events: readonly T[],
  now: Date,
): T[] {
  const { upcoming, past } = splitByDate(events, now)
  return [...upcoming, ...past]
}

/**
 * The two sections of the list, by the day in Cotonou: upcoming events, soonest first, and past
 * events, latest first.
 * @param now the current time
 */
export function splitByDate<T extends { id: string; date?: string; time?: string }>(
  events: readonly T[],
  now: Date,
): { upcoming: T[]; past: T[] } {
  const sorted = latestEventsFirst(events)
  return {
    upcoming: sorted.filter(({ date }) => isUpcoming(date, now)).reverse(),
    past: sorted.filter(({ date }) => !isUpcoming(date, now)),
  }
}
