import type { Event } from '@/lib/backend/schemas'
import { isoDateTime, longDateAndTime } from '@/lib/dates/dates'

/** The date of an event, with its time if known, as a `time` element. */
export function EventDate({ event }: { event: Pick<Event, 'date' | 'time'> }) {
  const { date, time } = event
  if (!date) return null
  return <time dateTime={date && isoDateTime(date, time)}>{longDateAndTime(date, time)}</time>
}
