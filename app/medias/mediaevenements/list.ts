import { mapLoaded } from '@/lib/backend/load'
import { eventCalendarLink, eventFeedLink } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { eventsInOrder } from '@/lib/events/sections'
import { eventsPath } from '@/lib/events/urls'
import { readablePosters } from '@/lib/images/readable-posters'
import { listRoutes } from '@/lib/pagination/list-routes'

/** All events, upcoming ones first, in pages. */
export const eventList = listRoutes({
  path: eventsPath,
  getItems: async () => {
    const now = new Date()
    return mapLoaded(await getEvents(), (events) => eventsInOrder(events, now))
  },
  prepare: readablePosters,
  feeds: (site) => ({
    'application/rss+xml': eventFeedLink(site),
    'text/calendar': eventCalendarLink(site),
  }),
})
