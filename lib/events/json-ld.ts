import { isoDateTime } from '@/contract/formatting/dates'
import { writtenFrancs } from '@/contract/formatting/francs'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { Event } from '@/lib/backend/schemas'
import { itemListJsonLd, type JsonLdNode, organizationReference } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/site/urls'
import { eventActions } from './actions'
import { eventEnd } from './calendar-entry'
import { eventOgImage } from './og-image'
import { eventPath, eventUrl } from './urls'

const states = {
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
} as const

/**
 * An event; `startDate` has the time of Cotonou, or the day alone. A live link beside its place makes it a mixed
 * one, never an online one: a concert that is filmed takes place somewhere.
 * @returns undefined without a date or any place, which search engines require
 */
export function eventJsonLd(event: Event, site: SiteSettings): JsonLdNode | undefined {
  const { title, date, time, description, poster, state } = event
  const { isToCome, live, tickets } = eventActions(event)
  const place = placeOf(event, site)
  if (!date || !place) return undefined
  const end = eventEnd(date, event)
  const francs = eventPriceFrancs(event.price)
  const price = francs === undefined ? undefined : { price: francs, priceCurrency: 'XOF' }
  const offer = { '@type': 'Offer', url: tickets ?? eventUrl(event), ...price }
  return {
    '@type': 'Event',
    name: title,
    startDate: isoDateTime(date, time),
    endDate: isoDateTime(end.date, end.time),
    eventStatus: state ? states[state] : 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${live ? 'Mixed' : 'Offline'}EventAttendanceMode`,
    location: live ? [place, { '@type': 'VirtualLocation', url: live }] : [place],
    image: [poster?.href, absoluteUrl(eventOgImage(event, site).path)].filter(Boolean),
    description,
    url: eventUrl(event),
    organizer: organizationReference,
    isAccessibleForFree: francs === undefined ? undefined : francs === 0,
    offers: isToCome && (tickets || price) ? offer : undefined,
  }
}

/**
 * The price of an event in CFA francs, 0 when it is free. Read where the owner's words are a single amount or say
 * that it is free; undefined for all other words, which only people understand.
 */
export function eventPriceFrancs(price: string | undefined): number | undefined {
  return /^(entrée )?(gratuite?|libre)\.?$/i.test(price ?? '') ? 0 : writtenFrancs(price)
}

/** The place of the event, else that of the settings, if set. */
function placeOf({ place }: Event, { eventPlace, city }: SiteSettings): JsonLdNode | undefined {
  // A place of its own may be in any city: its text is all that is known.
  if (place) return { '@type': 'Place', name: place, address: place }
  if (!eventPlace) return undefined
  const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'BJ' }
  return { '@type': 'Place', name: eventPlace, address }
}

/** The events of a list. @param first the position of the first event in the whole list, from 0 */
export function eventListJsonLd(name: string, events: readonly Event[], first: number): JsonLdNode {
  const items = events.map((event) => ({ name: event.title, path: eventPath(event) }))
  return itemListJsonLd(name, items, first)
}
