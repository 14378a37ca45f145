import type { Event } from '@/lib/backend/schemas'
import { eventWhen } from '@/lib/events/when'
import { isoDateTime } from '@/lib/shared/dates'

/** When an event takes place, as a `time` element with its start. */
export function EventDate({ event }: { event: Pick<Event, 'date' | 'time' | 'end'> }) {
  const { date, time } = event
  if (!date) return null
  return <time dateTime={isoDateTime(date, time)}>{eventWhen(event)}</time>
}
