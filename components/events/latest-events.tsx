import { ExamplesNote } from '@/components/ui/example-tag'
import { Reveal } from '@/components/ui/motion/reveal.client'
import type { Event } from '@/lib/backend/schemas'
import { eventCard } from '@/lib/events/card'
import { eventsCopy } from '@/lib/events/copy'
import { eventsPath } from '@/lib/events/urls'
import { EventCard } from './event-card'

/** The four latest events, each with a link to the list. */
export function LatestEvents({ events }: { events: readonly Event[] }) {
  return (
    <section className="section @container max-md:py-8">
      <h2 className="headline mb-6 md:mb-10">{eventsCopy.latest}</h2>
      <ExamplesNote items={events} />
      {events.length === 0 ? (
        <p className="text-muted">{eventsCopy.empty}</p>
      ) : (
        <Reveal>
          <ul className="latest-events grid gap-4 @xl:grid-cols-2 @xl:gap-6 @4xl:grid-cols-4">
            {events.map((event) => (
              <li key={event.id}>
                <EventCard
                  card={{ ...eventCard(event), href: eventsPath, hint: eventsCopy.cardHint }}
                />
              </li>
            ))}
          </ul>
        </Reveal>
      )}
    </section>
  )
}
