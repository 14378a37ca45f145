import type { StaticPath } from '@/contract/static-routes'
import { itemsOf } from '@/lib/backend/loaded'
import type { Event, Photo, Video } from '@/lib/backend/schemas'
import { getCourses } from '@/lib/courses/queries'
import { getDestinations } from '@/lib/destinations/queries'
import { getEvents } from '@/lib/events/queries'
import { getHouses } from '@/lib/houses/queries'
import { getPhotos } from '@/lib/photos/queries'
import { getVideos } from '@/lib/videos/queries'

/** The lists that are cut into pages, by the path of their first one. */
export const listsOf = ({ events, videos, photos }: SiteContent) =>
  ({
    '/medias/mediavideo': videos.medias,
    '/medias/mediagalerie': photos.medias,
    '/medias/mediaevenements': events,
    '/beaute/photobeaute': photos.beaute,
    '/beaute/videosbeaute': videos.beaute,
  }) as Partial<Record<StaticPath, readonly (Event | Video | Photo)[]>>

/** All lists of the backend. */
export type SiteContent = Awaited<ReturnType<typeof loadSiteContent>>['content']

/** Loads all lists, stale where the backend fails; `isFresh` tells that none has failed. Never throws. */
export async function loadSiteContent() {
  const lists = await Promise.all([
    ...([getEvents(), getCourses(), getDestinations(), getHouses()] as const),
    ...([getVideos('medias'), getVideos('beaute')] as const),
    ...([getPhotos('medias'), getPhotos('beaute')] as const),
  ])
  const [events, courses, { data: destinations }, houses, ...pictured] = lists
  const [mediaVideos, beautyVideos, mediaPhotos, beautyPhotos] = pictured
  const videos = { medias: itemsOf(mediaVideos), beaute: itemsOf(beautyVideos) }
  const photos = { medias: itemsOf(mediaPhotos), beaute: itemsOf(beautyPhotos) }
  const others = { events: itemsOf(events), courses: itemsOf(courses), houses: itemsOf(houses) }
  return {
    content: { ...others, destinations, videos, photos },
    isFresh: lists.every(({ state }) => state === 'fresh'),
  }
}
