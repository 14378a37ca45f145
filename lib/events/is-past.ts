import { eventInstant, validDay } from '@/contract/formatting/dates'
import type { Event } from '@/lib/backend/schemas'
import { type End, endInstant } from '@/lib/dates/end'
import { eventActions } from './actions'

type Dated = { date?: string | undefined; end?: End | undefined }

/** The last day of an event, YYYY-MM-DD; undefined without a valid date. */
export const lastDay = ({ date, end }: Dated): string | undefined => end?.date ?? validDay(date)

/**
 * The instant from which an event is over: the time of its end if known, else the end of its last day in
 * Cotonou; undefined without a valid date.
 */
function endOf(event: Dated): Date | undefined {
  const day = lastDay(event)
  return day === undefined ? undefined : endInstant(event.end ?? { date: day })
}

/** Whether an event is over; false without a valid date. */
export function isPast(event: Dated, now: Date): boolean {
  const end = endOf(event)
  return end !== undefined && end <= now
}

/** When an event is shown live, in milliseconds since 1970. */
export type LiveSpan = { start: number; end: number }

/** When an event is shown live, from its start until it is over; undefined if it is not, or if its time is not known. */
export function liveSpan(event: Dated & Pick<Event, 'time' | 'liveUrl' | 'state'>) {
  const start = event.time && eventInstant(event.date, event.time)
  const end = endOf(event)
  if (!eventActions(event).live || !start || !end) return undefined
  return { start: start.getTime(), end: end.getTime() }
}
