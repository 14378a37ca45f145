import { PosterCard } from '@/components/ui/poster-card'
import { PosterDownloadLink } from '@/components/ui/poster-download-link'
import { ShareButton } from '@/components/ui/share/share-button.client'
import type { EventCardData } from '@/lib/events/card'

/** An event: poster with its day, title and, on hover or focus, the full date and time. */
export function EventCard({ card, share = false }: { card: EventCardData; share?: boolean }) {
  const { title, image, href, url, date, time, place, price, state, hint, isExample, download } =
    card
  const facts = [time, place, price].filter(Boolean).join('\u00a0· ')
  return (
    <PosterCard
      row
      title={title}
      image={image}
      href={href}
      isExample={isExample}
      hint={
        (facts || state || hint) && (
          <>
            {facts && <span className="touch:hidden hidden @xl:block">{facts}</span>}
            {state && <strong className="text-accent">{state}</strong>}
            {state && hint && ' · '}
            {hint}
          </>
        )
      }
      badge={
        date?.parts && (
          // Screen readers are read the full date of the caption.
          <time dateTime={date.iso} aria-hidden="true" className="event-day">
            <b>{date.parts.day}</b> {date.parts.month} <small>{date.parts.year}</small>
          </time>
        )
      }
      caption={
        (date || place || price) && (
          <>
            {date && <time dateTime={date.iso}>{date.text}</time>}
            {place && <span className="block">{place}</span>}
            {price && <span className="block">{price}</span>}
          </>
        )
      }
    >
      <PosterDownloadLink title={title} link={download} className="button-small" />
      {share && <ShareButton url={url} title={title} className="button-small" />}
    </PosterCard>
  )
}
