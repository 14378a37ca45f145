import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { isPast } from '@/lib/events/past-events'
import { eventPath } from '@/lib/events/urls'
import { EventCard } from './event-card'

type Props = {
  id: string
  heading: string
  events: readonly Event[]
  emptyText: string
  /** The current instant. */
  now: Date
}

/** One section of the list: a heading and its cards. */
export function EventSection({ id, heading, events, emptyText, now }: Props) {
  return (
    <section aria-labelledby={id} className="@container mt-12">
      <h2 id={id} className="mb-6 text-2xl md:text-3xl">
        {heading}
      </h2>
      {events.length === 0 ? (
        <p className="text-muted">{emptyText}</p>
      ) : (
        <ul className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-3 @min-[70rem]:grid-cols-4">
          {events.map((event) => (
            <li key={event.id}>
              <EventCard
                event={event}
                href={eventPath(event)}
                hint={isPast(event, now) ? eventsCopy.ended : undefined}
                share
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
