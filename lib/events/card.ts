import type { Route } from 'next'
import type { Event } from '@/lib/backend/schemas'
import { isoDateTime, isUpcoming } from '@/lib/dates/dates'
import { type CardImage, cardImage } from '@/lib/images/card-image'
import { type PosterDownload, posterDownload } from '@/lib/images/poster-download'
import { eventsCopy } from './copy'
import { isPast, lastDay } from './is-past'
import { eventPath, eventUrl } from './urls'
import { eventWhen } from './when'

/** What a card shows of an event, as plain data that may be sent to the browser. */
export type EventCardData = {
  id: string
  title: string
  href: Route
  /** The absolute URL to share. */
  url: string
  image: CardImage | undefined
  /** In ISO 8601, and as text; undefined without a valid date. */
  date: { iso: string; text: string | undefined } | undefined
  place?: string
  download: PosterDownload | undefined
  /** A text under the title. */
  hint?: string
}

const poster = {
  width: 800,
  height: 1000,
  sizes: '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 90vw',
}

/** The card of an event, which links to its page. */
export function eventCard(event: Event): EventCardData {
  const { id, title, date, time, place } = event
  return {
    ...{ id, title, href: eventPath(event), url: eventUrl(event) },
    image: cardImage(event.poster, poster),
    date: date === undefined ? undefined : { iso: isoDateTime(date, time), text: eventWhen(event) },
    ...(place && { place }),
    download: posterDownload('evenement', event),
  }
}

/** A card in the list of all events, with the section it belongs to. */
export type ListedEventCard = EventCardData & { section: 'upcoming' | 'past' }

/**
 * The card of an event in the list of all events.
 * @param now the current time
 */
export function listedEventCard(event: Event, now: Date): ListedEventCard {
  return {
    ...eventCard(event),
    hint: isPast(event, now) ? eventsCopy.ended : undefined,
    section: isUpcoming(lastDay(event), now) ? 'upcoming' : 'past',
  }
}
