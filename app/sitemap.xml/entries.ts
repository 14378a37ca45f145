import type { Course, Event, House, Photo, Video } from '@/lib/backend/schemas'
import { courseSitemapEntries } from '@/lib/courses/sitemap'
import { destinationSitemapEntries } from '@/lib/destinations/sitemap'
import { eventSitemapEntries } from '@/lib/events/sitemap'
import { houseSitemapEntries } from '@/lib/houses/sitemap'
import { allPages, pagePath } from '@/lib/pagination/pages'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { absoluteHttpUrl } from '@/lib/shared/absolute-http-url'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { type StaticPath, staticRoutes } from '@/lib/shared/static-routes'
import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { uniqueBy } from '@/lib/text/unique-by'
import { videoSitemapEntries } from '@/lib/videos/sitemap'

/** The content of the backend that has its own pages, or pictures on static routes. */
export type SitemapContent = {
  events: readonly Event[]
  videos: Readonly<Record<PlayerArea, readonly Video[]>>
  photos: Readonly<Record<PlayerArea, readonly Photo[]>>
  courses: readonly Course[]
  houses: readonly House[]
}

/**
 * Every page of the site, each once, under its canonical URL.
 * @param now the current time: later dates are left out
 */
export function sitemapEntries(
  content: SitemapContent,
  now: Date,
  site: SiteSettings,
): SitemapEntry[] {
  const { events, videos, photos, courses, houses } = content
  const entries = [
    ...staticEntries(photos),
    ...destinationSitemapEntries(),
    ...eventSitemapEntries(events, now),
    ...videoSitemapEntries('medias', videos.medias, now, site),
    ...courseSitemapEntries(courses, now),
    ...videoSitemapEntries('beaute', videos.beaute, now, site),
    ...houseSitemapEntries(houses, now),
  ]
  const listed = entries.filter(({ address }) => absoluteHttpUrl(address) !== undefined)
  return uniqueBy(listed, ({ address }) => address)
}

function staticEntries(photos: SitemapContent['photos']): SitemapEntry[] {
  const galleries: Partial<Record<StaticPath, readonly Photo[]>> = {
    '/medias/mediagalerie': photos.medias,
    '/beaute/photobeaute': photos.beaute,
  }
  return staticRoutes.flatMap(({ path }) => galleryEntries(path, galleries[path] ?? []))
}

/** The pages of a gallery, each with its photos, which have no pages of their own. */
function galleryEntries(path: StaticPath, photos: readonly Photo[]): SitemapEntry[] {
  return allPages(photos).map(({ page, items }) =>
    sitemapEntry(
      pagePath(path, page),
      items.map(({ picture }) => picture.href),
    ),
  )
}
