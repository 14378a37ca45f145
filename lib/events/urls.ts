import type { Event } from '@/lib/backend/schemas'
import { mapOrigin } from '@/lib/document/frame-origins.mjs'
import { absoluteUrl } from '@/lib/site/urls'

/** The path of the list of events. */
export const eventsPath = '/medias/mediaevenements'

/** The paths of the RSS feed of the events, and of the calendar of all. */
export const eventFeedPath = `${eventsPath}/flux.xml`
export const eventsCalendarPath = `${eventsPath}/calendrier.ics`

/** The path of an event's page. */
export const eventPath = ({ slug }: Pick<Event, 'slug'>): string =>
  `${eventsPath}/${encodeURIComponent(slug)}`

/** The path of an event's calendar entry. */
export const eventCalendarPath = (event: Pick<Event, 'slug'>): string =>
  `${eventPath(event)}/calendrier.ics`

/** The URL of a map that shows what is found for the place of an event. */
export const placeMapUrl = (place: string): string =>
  `${mapOrigin}/search?${new URLSearchParams({ query: place })}`

/** The absolute URL of an event's page. */
export const eventUrl = (event: Pick<Event, 'slug'>): string => absoluteUrl(eventPath(event))
