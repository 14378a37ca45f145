import type { Event } from '@/lib/backend/schemas'
import { isoDateTime, longDateAndTime } from '@/lib/dates/dates'

/** When an event begins, for readers and for machines: its instant, or its day (R71, R77). */
export function EventDate({ event }: { event: Pick<Event, 'date' | 'time'> }) {
  const { date, time } = event
  if (!date) return null
  return <time dateTime={date && isoDateTime(date, time)}>{longDateAndTime(date, time)}</time>
}
