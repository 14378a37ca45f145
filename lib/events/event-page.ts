import type { Metadata } from 'next'
import { getEvent } from './queries'
import type { Event } from '@/lib/backend/schemas'
import { longDateAndTime } from '@/lib/dates/dates'
import { eventPath } from './urls'
import { decodePathSegment } from '@/lib/http/segments'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import { eventOgImage } from '@/lib/og-image/subjects'
import { eventMissing, eventMissingText } from '@/components/events/event-not-found'

/** The event that a segment of an address names. */
export async function loadEvent(segment: string): ReturnType<typeof getEvent> {
  const slug = decodePathSegment(segment)
  // A path of dots would lead out of the events.
  return /^\.*$/.test(slug) ? { state: 'missing' } : getEvent(slug)
}

/** The metadata of an event's page; closed to search engines while there is no event. */
export function eventMetadata(event: Event | undefined): Metadata {
  if (!event) return noindexMetadata(eventMissing, eventMissingText)
  return pageMetadata({
    title: event.title,
    description: metaDescription(
      longDateAndTime(event.date, event.time),
      event.description ?? event.title,
      'Affiche, date, compte à rebours et direct de cet événement de la diaspora africaine, annoncé depuis Cotonou.',
    ),
    path: eventPath(event),
    card: eventOgImage(event),
    type: 'article',
  })
}
