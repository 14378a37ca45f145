import { isPast } from './is-past'
import { splitByDate } from './sections'
import type { Dated } from './sorting'

/** Upcoming events shown on the page of a past one, at most. */
const maxNextEvents = 3

/** The next events that take place, soonest first, three at most. */
export function nextEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  const { upcoming } = splitByDate(events, now)
  return upcoming.filter((event) => !event.state && !isPast(event, now)).slice(0, maxNextEvents)
}
