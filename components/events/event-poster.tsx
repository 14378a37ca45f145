import { BackendPicture } from '@/components/ui/backend-picture'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { liveSpan } from '@/lib/events/is-past'
import { EventCountdown } from './event-countdown'
import { EventLiveBadge } from './event-live-badge.client'

/** The whole poster; over its top that the event is live, over its bottom edge the countdown. */
export function EventPoster({ event }: { event: Event }) {
  const live = liveSpan(event)
  return (
    <div className="rounded-card bg-raised relative aspect-4/5 w-full max-w-md overflow-hidden">
      <BackendPicture
        src={event.poster}
        alt={eventsCopy.posterAlt(event.title)}
        width={800}
        height={1000}
        sizes="(min-width: 500px) 28rem, 90vw"
        className="h-full w-full object-contain"
        priority
      />
      {live && <EventLiveBadge {...live} />}
      <EventCountdown
        event={event}
        className="bg-indigo absolute inset-x-0 bottom-0 text-white print:hidden"
      />
    </div>
  )
}
