import type { Event } from '@/lib/backend/schemas'
import { eventInstant } from '@/lib/dates'
import { EventVisitorHour } from './event-visitor-hour.client'
import { EventWhen } from './event-when'

/** Title, long date and hour in Cotonou, and the visitor's own hour (R77). */
export function EventHeading({ event }: { event: Event }) {
  const instant = event.time && eventInstant(event.date, event.time)
  return (
    <header className="mt-4 mb-8">
      <h1 className="headline wrap-anywhere" dir="auto">
        {event.title}
      </h1>
      {event.date && (
        <p className="mt-4 text-lg">
          <EventWhen event={event} />
          {instant && <span className="text-quiet"> (heure de Cotonou)</span>}
        </p>
      )}
      {instant && <EventVisitorHour instant={instant.getTime()} />}
    </header>
  )
}
