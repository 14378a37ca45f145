import { isPast } from './is-past'
import { splitByDate } from './sections'
import type { Dated } from './sorting'

/** Upcoming events shown on the page of another, at most. */
const maxNextEvents = 3

/** The next events that take place besides one, soonest first, three at most. */
export function nextEvents<T extends Dated>(events: readonly T[], besides: string, now: Date): T[] {
  return splitByDate(events, now)
    .upcoming.filter((event) => event.id !== besides && !event.state && !isPast(event, now))
    .slice(0, maxNextEvents)
}
