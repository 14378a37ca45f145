import { LinkedText } from '@/components/ui/linked-text'
import { Poster } from '@/components/ui/poster'
import { RefreshAtMidnight } from '@/components/ui/refresh-at-midnight.client'
import { dayInCotonou } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { isPast, liveSpan } from '@/lib/events/is-past'
import { eventsPath } from '@/lib/events/urls'
import { EventActions } from './event-actions'
import { EventBackLink } from './event-back-link.client'
import { EventCountdown } from './event-countdown'
import { EventHeading } from './event-heading'
import { EventLiveBadge } from './event-live-badge.client'

type Props = { event: Event; site: SiteSettings; now: Date }

/** One event: title, date, poster with its countdown, description and actions. */
export function EventArticle({ event, site, now }: Props) {
  const isOver = isPast(event, now)
  return (
    <article className="section event-article pt-20 max-md:pb-6 md:pt-28">
      <RefreshAtMidnight day={dayInCotonou(now)} />
      <div className="md:col-span-2">
        <EventBackLink href={eventsPath} />
      </div>
      <EventHeading event={event} isOver={isOver} />
      <EventPoster event={event} />
      <div className="mt-4 min-w-0 md:col-start-2 md:mt-0">
        {event.description && (
          <p
            className="max-w-prose wrap-anywhere whitespace-pre-line max-md:text-base/normal md:text-lg"
            dir="auto"
          >
            <LinkedText text={event.description} />
          </p>
        )}
        <EventActions event={event} site={site} isOver={isOver} />
      </div>
    </article>
  )
}

/** The whole poster; over its top that the event is live, over its bottom edge, and mostly below it, the countdown. */
function EventPoster({ event }: { event: Event }) {
  const live = liveSpan(event)
  return (
    <div className="event-poster">
      <Poster
        title={event.title}
        src={event.poster}
        sizes="(min-width: 768px) 37vw, 90vw"
        className="rounded-t-card bg-raised aspect-4/5 w-full object-contain"
      />
      {live && <EventLiveBadge {...live} />}
      <EventCountdown event={event} className="event-poster-countdown" />
    </div>
  )
}
