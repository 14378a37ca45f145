import type { Event } from '@/lib/backend/schemas'
import { isoDateTime } from '@/lib/dates/dates'
import { ogImagePath } from '@/lib/og-image/address'
import { itemListJsonLd } from '@/lib/seo/item-list'
import type { JsonLdNode } from '@/lib/seo/json-ld'
import { settings } from '@/lib/site/settings'
import { absoluteUrl } from '@/lib/site/urls'
import { eventOgImage } from './og-image'
import { eventPath } from './urls'

/**
 * An event, with what the backend says of it: its instant in Cotonou, or its day alone (A11, A13).
 * @returns undefined without a date: search engines want one, and there is none to give
 */
export function eventJsonLd(event: Event): JsonLdNode | undefined {
  const { title, date, time, description, poster, liveUrl } = event
  if (!date) return undefined
  return {
    '@type': 'Event',
    name: title,
    startDate: isoDateTime(date, time),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: attendance(liveUrl),
    location: locations(liveUrl),
    image: [poster?.href, absoluteUrl(ogImagePath(eventOgImage(event)))].filter(Boolean),
    description,
    url: absoluteUrl(eventPath(event)),
  }
}

function attendance(liveUrl: string | undefined): string | undefined {
  if (liveUrl) {
    return `https://schema.org/${settings.eventPlace ? 'Mixed' : 'Online'}EventAttendanceMode`
  }
  return settings.eventPlace && 'https://schema.org/OfflineEventAttendanceMode'
}

/** A place only when the settings confirm one; the live link is a place too. */
function locations(liveUrl: string | undefined): JsonLdNode[] | undefined {
  const { eventPlace, city } = settings
  const places: JsonLdNode[] = []
  if (eventPlace) {
    const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' }
    places.push({ '@type': 'Place', name: eventPlace, address })
  }
  if (liveUrl) places.push({ '@type': 'VirtualLocation', url: liveUrl })
  return places.length > 0 ? places : undefined
}

/** The events of a list. */
export function eventListJsonLd(name: string, events: readonly Event[]): JsonLdNode {
  return itemListJsonLd(
    name,
    events.map((event) => ({ name: event.title, path: eventPath(event) })),
  )
}
