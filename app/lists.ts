import { mapLoaded } from '@/lib/backend/load'
import { eventCalendarLink, eventFeedLink } from '@/lib/events/feed'
import { getEvents } from '@/lib/events/queries'
import { eventsInOrder } from '@/lib/events/sections'
import { readablePosters } from '@/lib/images/readable-posters'
import { listRoutes } from '@/lib/pagination/list-routes'
import { evenColumns } from '@/lib/photos/even-columns'
import { getPhotos } from '@/lib/photos/queries'
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
  feeds: (site) => ({
    'application/rss+xml': eventFeedLink(site),
    'text/calendar': eventCalendarLink(site),
  }),
})

/** All photos of Médias, and of the institute, in pages. */
export const mediaPhotoList = listRoutes({
  name: 'photos',
  getItems: async () => mapLoaded(await getPhotos('medias'), evenColumns),
})
export const beautyPhotoList = listRoutes({
  name: 'photos-beaute',
  getItems: async () => mapLoaded(await getPhotos('beaute'), evenColumns),
})

/** All videos of Médias, and of the institute, latest first, in pages. */
export const mediaVideoList = listRoutes({
  name: 'videos',
  getItems: async () => mapLoaded(await getVideos('medias'), latestVideosFirst),
  feeds: (site) => ({ 'application/rss+xml': videoFeedLink(site) }),
})
export const beautyVideoList = listRoutes({
  name: 'videos-beaute',
  getItems: async () => mapLoaded(await getVideos('beaute'), latestVideosFirst),
})
