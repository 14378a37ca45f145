import { mapLoaded } from '@/lib/backend/load'
import { listedEventCard } from '@/lib/events/card'
import { eventCalendarLink, eventFeedLink } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { eventsInOrder } from '@/lib/events/sorting'
import { readablePosters } from '@/lib/images/readable-posters'
import { type Feeds, listRoutes } from '@/lib/pagination/list-routes'
import { firstIndex } from '@/lib/pagination/pages'
import { photoCards } from '@/lib/photos/card'
import { getPhotos } from '@/lib/photos/queries'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import type { PagedListName } from '@/lib/site/paged-lists'
import { videoCard } from '@/lib/videos/card'
import { videoFeedLink } from '@/lib/videos/feed'
import { getVideos } from '@/lib/videos/queries'
import { latestVideosFirst } from '@/lib/videos/sorting'

/** All events, upcoming ones first, in pages. */
export const eventList = listRoutes({
  name: 'evenements',
  getItems: async () => {
    const now = new Date()
    return mapLoaded(await getEvents(), (events) => eventsInOrder(events, now))
  },
  prepare: readablePosters,
  toCards: ({ items }) => {
    const now = new Date()
    return items.map((event) => listedEventCard(event, now))
  },
  feeds: (site) => ({
    'application/rss+xml': eventFeedLink(site),
    'text/calendar': eventCalendarLink(site),
  }),
})

/** All photos of Médias, and of the institute, in pages. */
export const mediaPhotoList = photoList('photos', 'medias')
export const beautyPhotoList = photoList('photos-beaute', 'beaute')

/** All videos of Médias, and of the institute, latest first, in pages. */
export const mediaVideoList = videoList('videos', 'medias', (site) => ({
  'application/rss+xml': videoFeedLink(site),
}))
export const beautyVideoList = videoList('videos-beaute', 'beaute')

/** Of each list the data that browsers get; undefined for any other name. */
export function listOf(name: string) {
  const lists = {
    evenements: eventList,
    photos: mediaPhotoList,
    'photos-beaute': beautyPhotoList,
    videos: mediaVideoList,
    'videos-beaute': beautyVideoList,
  }
  return Object.hasOwn(lists, name) ? lists[name as PagedListName] : undefined
}

function photoList(name: PagedListName, area: PlayerArea) {
  return listRoutes({
    name,
    getItems: () => getPhotos(area),
    toCards: ({ items, page }) => photoCards(items, firstIndex(page)),
  })
}

function videoList(name: PagedListName, area: PlayerArea, feeds?: Feeds) {
  return listRoutes({
    name,
    getItems: async () => mapLoaded(await getVideos(area), latestVideosFirst),
    toCards: ({ items }) => items.map((video) => videoCard(area, video)),
    feeds,
  })
}
