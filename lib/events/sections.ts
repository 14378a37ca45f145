import { isUpcoming } from '@/lib/dates/dates'
import { latestEventsFirst } from './sorting'

/**
 * The two sections of the list, by the day in Cotonou (R69, R70): what comes, soonest first, and
 * what is over, latest first.
 * @param now the instant to look from
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
