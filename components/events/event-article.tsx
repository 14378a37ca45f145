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
