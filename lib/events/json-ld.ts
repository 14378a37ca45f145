import type { Event } from '@/lib/backend/schemas'
import { itemListJsonLd } from '@/lib/seo/item-list'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import { isoDateTime } from '@/lib/shared/dates'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { eventOgImage } from './og-image'
import { eventPath } from './urls'

/**
 * An event; `startDate` has the time of Cotonou, or the day alone.
 * @returns undefined without a date, which search engines require
 */
export function eventJsonLd(event: Event, site: SiteSettings): JsonLdNode | undefined {
  const { title, date, time, end, place, description, poster, liveUrl } = event
  if (!date) return undefined
  return {
    '@type': 'Event',
    name: title,
    startDate: isoDateTime(date, time),
    endDate: end && isoDateTime(end.date, end.time),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceMode(place ?? site.eventPlace, liveUrl),
    location: locations(place, liveUrl, site),
    image: [poster?.href, absoluteUrl(eventOgImage(event, site).path)].filter(Boolean),
    description,
    url: absoluteUrl(eventPath(event)),
  }
}

function attendanceMode(place: string | undefined, liveUrl: string | undefined) {
  if (liveUrl) return `https://schema.org/${place ? 'Mixed' : 'Online'}EventAttendanceMode`
  return place && 'https://schema.org/OfflineEventAttendanceMode'
}

/** The place of the event, else that of the settings, if set, and the live link as a virtual location. */
function locations(
  place: string | undefined,
  liveUrl: string | undefined,
  { eventPlace, city }: SiteSettings,
) {
  const places: JsonLdNode[] = []
  // A place of its own may be in any city: its text is all that is known.
  if (place) places.push({ '@type': 'Place', name: place, address: place })
  else if (eventPlace) {
    const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' }
    places.push({ '@type': 'Place', name: eventPlace, address })
  }
  if (liveUrl) places.push({ '@type': 'VirtualLocation', url: liveUrl })
  return places.length > 0 ? places : undefined
}

/**
 * The events of a list.
 * @param first the position of the first event in the whole list, from 0
 */
export function eventListJsonLd(name: string, events: readonly Event[], first: number): JsonLdNode {
  return itemListJsonLd(
    name,
    events.map((event) => ({ name: event.title, path: eventPath(event) })),
    first,
  )
}
