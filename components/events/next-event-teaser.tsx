import { Teaser } from '@/components/ui/teaser'
import type { Event } from '@/lib/backend/schemas'
import { eventsCopy } from '@/lib/events/copy'
import { eventPath } from '@/lib/events/urls'
import { eventWhen } from '@/lib/events/when'

const heading = eventsCopy.nextTeaser

/** The next event, or the empty text. */
export function NextEventTeaser({ event }: { event: Event | undefined }) {
  if (!event) return <Teaser heading={heading} detail={eventsCopy.empty} />
  return (
    <Teaser
      heading={heading}
      title={event.title}
      detail={eventWhen(event)}
      picture={event.poster}
      href={eventPath(event)}
    />
  )
}
