import type { Event } from '@/lib/backend/schemas'
import { eventCard } from '@/lib/events/card'
import { eventsCopy } from '@/lib/events/copy'
import { EventCard } from './event-card'
import { EventSection } from './event-section'

/** The next events, shown below another; nothing without any. */
export function UpcomingEvents({ events }: { events: readonly Event[] }) {
  if (events.length === 0) return null
  return (
    <div className="section pt-0 *:mt-0">
      <EventSection id="prochains" heading={eventsCopy.next} columns={3} items={events}>
        {events.map((event) => (
          <li key={event.id} className="not-print:@xl:@max-2xl:nth-3:hidden">
            <EventCard card={eventCard(event)} />
          </li>
        ))}
      </EventSection>
    </div>
  )
}
