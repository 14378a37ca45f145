import type { Route } from 'next'
import { PosterCard, posterCardAction } from '@/components/ui/poster-card'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { Event } from '@/lib/backend/schemas'
import { eventUrl } from '@/lib/events/urls'
import { EventDate } from './event-date'
import { EventDownloadLink } from './event-download-link'

type Props = {
  event: Event
  /** Where a click on the card leads: the event, or from the landing page the list (R58, R72). */
  href: Route
  /** A text under the title (R57). */
  hint?: string
  /** Whether the card offers «Partager le lien» (R74). */
  share?: boolean
}

const sizes = '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 92vw'

/** An event: its poster, title and, under the pointer, its date (R55, R71). */
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
      <EventDownloadLink event={event} className={posterCardAction} />
      {share && (
        <ShareButton url={eventUrl(event)} title={event.title} className={posterCardAction} />
      )}
    </PosterCard>
  )
}
