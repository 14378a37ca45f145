import { isoDateTime, isUpcoming } from '@/contract/formatting/dates'
import { dateParts } from '@/contract/formatting/french-dates'
import type { Event } from '@/lib/backend/schemas'
import { cardImage } from '@/lib/images/picture-props'
import { posterDownload } from '@/lib/images/poster-download'
import { eventsCopy } from './copy'
import { isPast, lastDay } from './is-past'
import { eventPath, eventUrl } from './urls'
import { eventWhen } from './when'

/** What a card shows of an event, as plain data that may be sent to the browser. */
export type EventCardData = ReturnType<typeof eventCard> & {
  /** A text under the title. */
  hint?: string | undefined
}

const poster = {
  width: 800,
  height: 1000,
  sizes: '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 10rem',
}

/** The card of an event, which links to its page. */
export function eventCard(event: Event) {
  const { id, title, date, time, place, price, state, isExample } = event
  return {
    ...{ id, title, href: eventPath(event) },
    /** The absolute URL to share. */
    url: eventUrl(event),
    image: cardImage(event.poster, poster),
    /** In ISO 8601, as text, and in parts; undefined without a valid date. */
    date:
      date === undefined
        ? undefined
        : { iso: isoDateTime(date, time), text: eventWhen(event), parts: dateParts(date) },
    ...(time && { time }),
    ...(place && { place }),
    ...(price && { price }),
    /** «Annulé», «Reporté». */
    ...(state && { state: eventsCopy.states[state] }),
    ...(isExample && { isExample }),
    download: posterDownload('evenement', event),
  }
}

/** A card in the list of all events, with the section it belongs to. */
export type ListedEventCard = EventCardData & { section: 'upcoming' | 'past' }

/** The card of an event in the list of all events. */
export function listedEventCard(event: Event, now: Date): ListedEventCard {
  return {
    ...eventCard(event),
    hint: isPast(event, now) ? eventsCopy.ended : undefined,
    section: isUpcoming(lastDay(event), now) ? 'upcoming' : 'past',
  }
}
