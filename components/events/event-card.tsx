import type { Route } from 'next'
import { buttonStyles } from '@/components/ui/button-styles'
import { PosterCard } from '@/components/ui/poster-card'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { Event } from '@/lib/backend/schemas'
import { eventUrl } from '@/lib/events/urls'
import { EventDate } from './event-date'
import { EventDownloadLink } from './event-download-link'

type Props = {
  event: Event
  /** The target of the card: the event, or on the landing page the list. */
  href: Route
  /** A text under the title. */
  hint?: string
  /** Whether the card has a share button. */
  share?: boolean
}

const sizes = '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 92vw'

/** An event: poster, title and, on hover or focus, date. */
export function EventCard({ event, href, hint, share = false }: Props) {
  return (
    <PosterCard
      title={event.title}
      poster={event.poster}
      href={href}
      sizes={sizes}
      hint={hint}
      caption={event.date && <EventDate event={event} />}
    >
      <EventDownloadLink event={event} className={buttonStyles.small} />
      {share && (
        <ShareButton url={eventUrl(event)} title={event.title} className={buttonStyles.small} />
      )}
    </PosterCard>
  )
}
