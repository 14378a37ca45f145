import { BackendPicture } from '@/components/ui/backend-picture'
import { Countdown } from '@/components/ui/countdown.client'
import type { Event } from '@/lib/backend/schemas'
import { endInstant } from '@/lib/dates/end'
import { eventsCopy } from '@/lib/events/copy'
import { liveSpan } from '@/lib/events/is-past'
import { eventInstant, longDateAndTime } from '@/lib/shared/dates'
import { EventLiveBadge } from './event-live-badge.client'

/** The whole poster; over its top that the event is live, over its bottom edge the countdown, if the event takes place on a known day. */
export function EventPoster({ event }: { event: Event }) {
  const instant = event.state ? undefined : eventInstant(event.date, event.time)?.getTime()
  const end = event.end && endInstant(event.end)?.getTime()
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
      {instant !== undefined && (
        <div className="bg-indigo absolute inset-x-0 bottom-0 text-white print:hidden">
          <Countdown
            instant={instant}
            end={end}
            started={isReached(instant)}
            ended={end !== undefined && isReached(end)}
            target={`${eventsCopy.countdownTarget}${longDateAndTime(event.date, event.time)}`}
          />
        </div>
      )}
    </div>
  )
}

/** Once true it stays true, so a page may be cached with it. */
function isReached(instant: number): boolean {
  return Date.now() >= instant
}
