import type { Event } from '@/lib/backend/schemas'
import { isoDateTime } from '@/lib/dates/dates'
import { ogImagePath } from '@/lib/og-image/address'
import { itemListJsonLd } from '@/lib/seo/item-list'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/site/site-settings/merge-settings'
import { absoluteUrl } from '@/lib/site/urls'
import { eventOgImage } from './og-image'
import { eventPath } from './urls'

/**
 * An event; `startDate` has the time of Cotonou, or the day alone.
 * @returns undefined without a date, which search engines require
 */
export function eventJsonLd(event: Event, site: SiteSettings): JsonLdNode | undefined {
  const { title, date, time, description, poster, liveUrl } = event
  if (!date) return undefined
  return {
    '@type': 'Event',
    name: title,
    startDate: isoDateTime(date, time),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendanceMode(liveUrl, site),
    location: locations(liveUrl, site),
    image: [poster?.href, absoluteUrl(ogImagePath(eventOgImage(event), site))].filter(Boolean),
    description,
    url: absoluteUrl(eventPath(event)),
  }
}

function attendanceMode(
  liveUrl: string | undefined,
  { eventPlace }: SiteSettings,
): string | undefined {
  if (liveUrl) {
    return `https://schema.org/${eventPlace ? 'Mixed' : 'Online'}EventAttendanceMode`
  }
  return eventPlace && 'https://schema.org/OfflineEventAttendanceMode'
}

/** The place of the settings, if set, and the live link as a virtual location. */
function locations(
  liveUrl: string | undefined,
  { eventPlace, city }: SiteSettings,
): JsonLdNode[] | undefined {
  const places: JsonLdNode[] = []
  if (eventPlace) {
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
