import type { Event } from '@/lib/backend/schemas'
import { longDateAndTime } from '@/lib/dates/dates'

/** When an event begins, for readers and for machines: its instant, or its day (R71, R77). */
export function EventDate({ event }: { event: Pick<Event, 'date' | 'time'> }) {
  const { date, time } = event
  if (!date) return null
  return <time dateTime={time ? `${date}T${time}+01:00` : date}>{longDateAndTime(date, time)}</time>
}
