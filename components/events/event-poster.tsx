import { Poster } from '@/components/ui/poster'
import type { Event } from '@/lib/backend/schemas'
import { liveSpan } from '@/lib/events/is-past'
import { EventCountdown } from './event-countdown'
import { EventLiveBadge } from './event-live-badge.client'

/** The whole poster; over its top that the event is live, over its bottom edge, and mostly below it, the countdown. */
export function EventPoster({ event }: { event: Event }) {
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
