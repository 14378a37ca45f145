import { ExampleTag } from '@/components/ui/example-tag'
import { ExternalLink } from '@/components/ui/external-link'
import { eventInstant, isoDateTime } from '@/contract/formatting/dates'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { placeMapUrl } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'
import { EventVisitorTime } from './event-visitor-time.client'

/** What is known of an event. The visitor's local time comes last: the line that is kept for it is empty in Cotonou. */
export function EventHeading({ event, isOver }: { event: Event; isOver: boolean }) {
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
          {instant && <span className="text-muted">{eventsCopy.localTime}</span>}
        </p>
      )}
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
      {instant && <EventVisitorTime instant={instant.getTime()} />}
    </header>
  )
}
