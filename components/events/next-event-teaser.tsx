import { EmptyTeaser, Teaser } from '@/components/ui/teaser'
import type { Event } from '@/lib/backend/schemas'
import { longDateAndTime } from '@/lib/dates/dates'
import { eventsCopy } from '@/lib/events/copy'
import { eventPath } from '@/lib/events/urls'

const heading = eventsCopy.nextTeaser

/** The next event, or the empty text. */
export function NextEventTeaser({ event }: { event: Event | undefined }) {
  if (!event) return <EmptyTeaser heading={heading} text={eventsCopy.empty} />
  return (
    <Teaser
      heading={heading}
      title={event.title}
      detail={longDateAndTime(event.date, event.time)}
      picture={event.poster}
      href={eventPath(event)}
    />
  )
}
