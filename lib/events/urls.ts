import type { Route } from 'next'
import type { Event, Course, House } from '@/lib/backend/schemas'
import { defaultView, houseViewHref } from '@/lib/houses/house-view'
import { settings } from '@/lib/site/settings'

/** The list of events. */
export const eventsPath = '/medias/mediaevenements'

/** An event's page (R72); without a slug its id stands in (A15). */
export function eventPath({ slug }: Pick<Event, 'slug'>): Route {
  return `${eventsPath}/${encodeURIComponent(slug)}` as Route
}

/** The whole address of an event's page, to be shared (R74, A32). */
export function eventUrl(event: Pick<Event, 'slug'>): string {
  return absoluteUrl(eventPath(event))
}

/** Where all courses are. */
export const coursesPath = '/beaute#formations' as Route

/** A course's page (A25). */
export function coursePath({ slug }: Pick<Course, 'slug'>): Route {
  return `/beaute/formations/${encodeURIComponent(slug)}` as Route
}

/** A house, open over the page of Immobilier (R132). */
export function housePath({ id }: Pick<House, 'id'>): Route {
  return houseViewHref(defaultView, id) as Route
}

/** The whole address of a page, to be shared (A32). */
export function absoluteUrl(path: string): string {
  return settings.siteUrl + path
}
