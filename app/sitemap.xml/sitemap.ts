import 'server-only'
import { getBeautyPhotos, getBeautyVideos, getCourses } from '@/lib/courses/queries'
import { getHouses } from '@/lib/houses/queries'
import { getEvents, getMediaPhotos, getMediaVideos } from '@/lib/events/queries'
import { sitemapEntries } from './entries'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'

/** Every page as the backend's content is now, or was when it last answered. Never throws. */
export async function loadSitemap(): Promise<SitemapEntry[]> {
  const [events, medias, beaute, mediaPhotos, beautyPhotos, courses, houses] = await Promise.all([
    getEvents(),
    getMediaVideos(),
    getBeautyVideos(),
    getMediaPhotos(),
    getBeautyPhotos(),
    getCourses(),
    getHouses(),
  ])
  const videos = { medias, beaute }
  const photos = { medias: mediaPhotos, beaute: beautyPhotos }
  return sitemapEntries({ events, videos, photos, courses, houses }, new Date())
}

/** The answer to a request for a file of the sitemap. */
export function sitemapResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
