import type { Route } from 'next'
import type { Event } from '@/lib/backend/schemas'
import { settings } from '@/lib/settings'

/** The list of events. */
export const eventsPath = '/medias/mediaevenements' as Route

/** An event's page (R72); without a slug its id stands in (A15). */
export function eventPath({ slug }: Pick<Event, 'slug'>): Route {
  return `${eventsPath}/${encodeURIComponent(slug)}` as Route
}

/** The whole address of an event's page, to be shared (R74, A32). */
export function eventUrl(event: Pick<Event, 'slug'>): string {
  return settings.siteUrl + eventPath(event)
}
