import type { PlayerArea } from '@/contract/universes.mjs'
import { mapLoaded } from '@/lib/backend/loaded'
import { listedEventCard } from '@/lib/events/card'
import { eventCalendarLink, eventFeedLink } from '@/lib/events/feed'
import { withPosters } from '@/lib/events/poster'
import { getEvents } from '@/lib/events/queries'
import { eventsInOrder } from '@/lib/events/sorting'
import { type Feeds, listRoutes } from '@/lib/pagination/list-routes'
import { firstIndex } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { getPhotos } from '@/lib/photos/queries'
import type { PagedListName } from '@/lib/site/paged-lists'
import { videoCard } from '@/lib/videos/card'
import { videoFeedLink } from '@/lib/videos/feed'
import { getVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

/** The lists in pages: data and metadata of their routes, and the data that browsers get. */
export const lists = {
  /** Upcoming ones first. */
  evenements: listRoutes({
    name: 'evenements',
    getItems: async () => {
      const now = new Date()
      return mapLoaded(await getEvents(), (events) => eventsInOrder(events, now))
    },
    prepare: withPosters,
    toCards: ({ items }) => {
      const now = new Date()
      return items.map((event) => listedEventCard(event, now))
    },
    feeds: (site) => ({
      'application/rss+xml': eventFeedLink(site),
      'text/calendar': eventCalendarLink(site),
    }),
  }),
  photos: photoList('photos', 'medias'),
  'photos-beaute': photoList('photos-beaute', 'beaute'),
  videos: videoList('videos', 'medias', (site) => ({ 'application/rss+xml': videoFeedLink(site) })),
  'videos-beaute': videoList('videos-beaute', 'beaute'),
}

/** The list with a name; undefined for any other name. */
export const listOf = (name: string) =>
  Object.hasOwn(lists, name) ? lists[name as PagedListName] : undefined

function photoList(name: PagedListName, area: PlayerArea) {
  return listRoutes({
    name,
    getItems: () => getPhotos(area),
    toCards: ({ items, page }) => photoCards(items, firstIndex(page)),
  })
}

/** Latest first. */
function videoList(name: PagedListName, area: PlayerArea, feeds?: Feeds) {
  return listRoutes({
    name,
    getItems: async () => mapLoaded(await getVideos(area), latestVideosFirst),
    toCards: ({ items }) => items.map((video) => videoCard(area, video)),
    feeds,
  })
}
