import { Countdown } from '@/components/ui/countdown.client'
import { eventInstant } from '@/contract/formatting/dates'
import { longDateAndTime } from '@/contract/formatting/french-dates'
import type { Event } from '@/lib/backend/schemas'
import { endInstant } from '@/lib/dates/end'
import { eventsCopy } from '@/lib/events/copy'

/** The countdown to an event in a box of its own; nothing unless it takes place on a known day. */
export function EventCountdown({ event, className }: { event: Event; className: string }) {
  const instant = event.state ? undefined : eventInstant(event.date, event.time)?.getTime()
  const end = event.end && endInstant(event.end)?.getTime()
  if (instant === undefined) return null
  const now = Date.now()
  return (
    <div className={className}>
      <Countdown
        instant={instant}
        end={end}
        // Once true it stays true, so a page may be cached with it.
        started={instant <= now}
        ended={end !== undefined && end <= now}
        target={`${eventsCopy.countdownTarget}${longDateAndTime(event.date, event.time)}`}
      />
    </div>
  )
}
