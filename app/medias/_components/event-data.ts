import type { Metadata } from 'next'
import { getEvent } from '@/lib/backend/medias'
import type { Event } from '@/lib/backend/schemas'
import { eventMissing } from './event-missing'
import { eventPath } from './event-paths'
import { eventWhen } from './event-when'

/** The event that a segment of an address names. */
export async function loadEvent(segment: string): ReturnType<typeof getEvent> {
  const slug = decoded(segment)
  // A path of dots would lead out of the events.
  return /^\.*$/.test(slug) ? { state: 'missing' } : getEvent(slug)
}

/** Title and description of an event's page; closed to search engines while there is no event. */
export function eventMetadata(event: Event | undefined): Metadata {
  if (!event) return { title: eventMissing, robots: { index: false } }
  return {
    title: event.title,
    description: descriptionOf(event),
    alternates: { canonical: eventPath(event) },
  }
}

function descriptionOf(event: Event): string {
  const words = [eventWhen(event), event.description].filter(Boolean).join('. ')
  const line = (words || event.title).replace(/\s+/g, ' ')
  const characters = [...line]
  return characters.length > 160 ? `${characters.slice(0, 159).join('')}…` : line
}

/** Next hands a segment over as it stands in the address, or decoded already: then it may not be again. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
