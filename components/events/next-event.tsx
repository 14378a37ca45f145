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

/** The next event as a band, one link over it, on phones its countdown below poster and text; nothing without any. */
export function NextEvent({ event }: { event: Event | undefined }) {
  if (!event) return null
  return (
    <section className="bg-brand px-gutter group relative grid grid-cols-[min(4.5rem,18vw)_minmax(0,1fr)] gap-x-[min(1rem,4vw)] pt-4 text-white [--focus:white] md:grid-cols-[7rem_minmax(0,1fr)_20rem] md:items-center md:gap-x-6 md:py-6 lg:grid-cols-[7rem_minmax(0,1fr)_26rem]">
      <div className="relative aspect-4/5 self-start overflow-hidden rounded-xl">
        <CardPicture image={cardImage(event.poster, poster)} />
      </div>
      <div className="hidden-until-parsed facts text-sm/snug md:text-base/snug">
        <h2 className="text-base/snug font-semibold tracking-normal">{eventsCopy.nextTeaser}</h2>
        <p
          className="font-display my-1 text-[min(1.25rem,9.5vw)]/tight font-bold text-balance wrap-anywhere max-md:after:content-['_→'/''] md:text-2xl/tight lg:text-4xl/tight"
          dir="auto"
        >
          <IntentLink href={eventPath(event)} className="card-link">
            {event.title}
          </IntentLink>
        </p>
        <p>{eventWhen(event)}</p>
        {event.place && <p dir="auto">{event.place}</p>}
        <span
          aria-hidden="true"
          className="button button-light group-hover:bg-brand-tint max-md:hidden md:mt-3"
        >
          {eventsCopy.see}
        </span>
        <ParsedMarker />
      </div>
      <EventCountdown
        event={event}
        className="max-md:col-span-2 md:border-l md:border-white/40 md:px-3 md:text-center"
      />
    </section>
  )
}
