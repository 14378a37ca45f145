import 'server-only'
import { itemsOf } from '@/lib/backend/load'
import { getCourses } from '@/lib/courses/queries'
import { getEvents } from '@/lib/events/queries'
import { getHouses } from '@/lib/houses/queries'
import { getBeautyPhotos, getMediaPhotos } from '@/lib/photos/queries'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { getBeautyVideos, getMediaVideos } from '@/lib/videos/queries'
import { sitemapEntries } from './entries'

/** The sitemap entries of the current content, stale where the backend fails. Never throws. */
export async function loadSitemap(): Promise<SitemapEntry[]> {
  const [events, medias, beaute, mediaPhotos, beautyPhotos, courses, houses, site] =
    await Promise.all([
      getEvents(),
      getMediaVideos(),
      getBeautyVideos(),
      getMediaPhotos(),
      getBeautyPhotos(),
      getCourses(),
      getHouses(),
      loadSiteSettings(),
    ])
  return sitemapEntries(
    {
      events: itemsOf(events),
      videos: { medias: itemsOf(medias), beaute: itemsOf(beaute) },
      photos: { medias: itemsOf(mediaPhotos), beaute: itemsOf(beautyPhotos) },
      courses: itemsOf(courses),
      houses: itemsOf(houses),
    },
    new Date(),
    site,
  )
}

/** The response to a request for a sitemap file. */
export function sitemapResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
