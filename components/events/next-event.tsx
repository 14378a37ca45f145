import { buttonStyles } from '@/components/ui/button-styles'
import { CardPicture } from '@/components/ui/card-picture'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { eventPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { cardImage } from '@/lib/images/picture-props'
import { EventCountdown } from './event-countdown'

const poster = { width: 800, height: 1000, sizes: '(min-width: 768px) 9rem, 6rem' }

/** The next event as a band with its countdown, one link over it; nothing without any. */
export function NextEvent({ event }: { event: Event | undefined }) {
  if (!event) return null
  return (
    <section className="next-event group">
      <div className="next-event-poster">
        <CardPicture image={cardImage(event.poster, poster)} />
      </div>
      <div className="hidden-until-parsed next-event-text">
        <h2>{eventsCopy.nextTeaser}</h2>
        <p className="next-event-title" dir="auto">
          <IntentLink href={eventPath(event)} className="card-link">
            {event.title}
          </IntentLink>
        </p>
        <p>{eventWhen(event)}</p>
        {event.place && <p dir="auto">{event.place}</p>}
        <span aria-hidden="true" className={buttonStyles.light}>
          {eventsCopy.see}
        </span>
        <ParsedMarker />
      </div>
      <EventCountdown event={event} className="next-event-countdown" />
    </section>
  )
}
