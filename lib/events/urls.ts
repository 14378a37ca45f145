import type { Route } from 'next'
import type { Event } from '@/lib/backend/schemas'
import { absoluteUrl } from '@/lib/site/urls'

/** The list of events. */
export const eventsPath = '/medias/mediaevenements'

/** An event's page. */
export function eventPath({ slug }: Pick<Event, 'slug'>): Route {
  return `${eventsPath}/${encodeURIComponent(slug)}` as Route
}

/** The whole address of an event's page, to be shared. */
export function eventUrl(event: Pick<Event, 'slug'>): string {
  return absoluteUrl(eventPath(event))
}
