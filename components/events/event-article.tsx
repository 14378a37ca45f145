import { ExampleTag } from '@/components/ui/example-tag'
import { ExternalLink } from '@/components/ui/external-link'
import { LinkedText } from '@/components/ui/linked-text'
import { Poster } from '@/components/ui/poster'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import { dayInCotonou, eventInstant, isoDateTime } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { isPast, liveSpan } from '@/lib/events/is-past'
import { eventsPath, placeMapUrl } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { EventActions } from './event-actions'
import { EventBackLink } from './event-back-link.client'
import { EventCountdown } from './event-countdown'
import { EventLiveBadge, EventTimeNote } from './event-now.client'

type Props = { event: Event; site: SiteSettings; now: Date }

/** One event: on a phone its poster below title and facts, elsewhere beside all texts, where it stays when it arrives. */
export function EventArticle({ event, site, now }: Props) {
  const isOver = isPast(event, now)
  return (
    <article className="section grid gap-x-[min(4rem,5vw)] pt-20 max-md:pb-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_auto_1fr] md:pt-28">
      <RefreshAtMidnight day={dayInCotonou(now)} />
      <div className="md:col-span-2">
        <EventBackLink href={eventsPath} />
      </div>
      <EventHeading event={event} isOver={isOver} />
      <EventPoster event={event} />
      <div className="mt-4 min-w-0 md:col-start-2 md:mt-0">
        <LinkedText text={event.description} className="max-md:text-base/normal md:text-lg" />
        <EventActions event={event} site={site} isOver={isOver} />
      </div>
    </article>
  )
}

/** The whole poster; over its top that the event is live, over its bottom edge, and mostly below it, the countdown. */
function EventPoster({ event }: { event: Event }) {
  const live = liveSpan(event)
  return (
    <div className="rounded-card relative w-full max-w-md self-start overflow-hidden md:col-start-1 md:row-span-2 md:row-start-2 md:max-w-none">
      <Poster
        title={event.title}
        src={event.poster}
        sizes="(min-width: 768px) 37vw, 90vw"
        className="rounded-t-card bg-raised aspect-4/5 w-full object-contain"
      />
      {live && <EventLiveBadge {...live} />}
      <EventCountdown
        event={event}
        className="event-poster-countdown bg-indigo relative -mt-3 px-2 text-center text-white print:hidden"
      />
    </div>
  )
}

/** What is known of an event. */
function EventHeading({ event, isOver }: { event: Event; isOver: boolean }) {
  const instant =
    isOver || event.state ? undefined : event.time && eventInstant(event.date, event.time)
  const note = event.state
    ? eventsCopy.stateTexts[event.state]
    : isOver && !event.end && eventsCopy.ended
  return (
    <header className="mt-1 mb-5 min-w-0 md:col-start-2 md:row-start-2 md:mt-0 md:mb-8">
      <h1 className="headline mb-3 wrap-anywhere md:mb-4" dir="auto">
        {event.title}
      </h1>
      {event.isExample && <ExampleTag className="tag mb-3" />}
      {event.date && (
        <p className="facts text-lg/normal">
          <time dateTime={isoDateTime(event.date, event.time)}>{eventWhen(event)}</time>
        </p>
      )}
      {instant && <EventTimeNote instant={instant.getTime()} />}
      {event.place && (
        <p className="facts text-lg/normal wrap-anywhere" dir="auto">
          <span className="text-muted">{eventsCopy.place}</span>
          <ExternalLink
            href={placeMapUrl(event.place)}
            className="py-1 underline underline-offset-4"
          >
            {event.place} <span className="sr-only">{eventsCopy.onMap}</span>
          </ExternalLink>
        </p>
      )}
      {event.price && !event.state && (
        <p className="facts text-lg/normal wrap-anywhere" dir="auto">
          <span className="text-muted">{eventsCopy.price}</span>
          {event.price}
        </p>
      )}
      {note && (
        <p className="font-display mt-3 w-fit rounded-3xl border border-current px-4 py-1 font-semibold">
          {note}
        </p>
      )}
    </header>
  )
}
