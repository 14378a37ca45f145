import type { Event } from '@/lib/backend/schemas'
import { eventCard } from '@/lib/events/card'
import { eventsCopy } from '@/lib/events/copy'
import { EventCard } from './event-card'

/** The next events, shown below a past one; nothing without any. */
export function UpcomingEvents({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="prochains" className="section @container pt-0">
      <h2 id="prochains" className="mb-6 text-2xl md:text-3xl">
        {eventsCopy.next}
      </h2>
      <ul className="grid gap-4 @xl:grid-cols-2 @xl:gap-6 @4xl:grid-cols-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard card={eventCard(event)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
