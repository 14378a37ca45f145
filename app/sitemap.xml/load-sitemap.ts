import { listsOf, loadSiteContent, type SiteContent } from '@/app/site-content'
import { absoluteHttpUrl } from '@/contract/absolute-http-url'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type StaticPath, staticRoutes } from '@/contract/static-routes'
import { coursePath } from '@/lib/courses/urls'
import { publicationDate } from '@/lib/dates/publication-date'
import { destinationPath } from '@/lib/destinations/destinations'
import { posterOf } from '@/lib/events/poster'
import { eventPath } from '@/lib/events/urls'
import { isListed } from '@/lib/houses/concluded'
import { housePath } from '@/lib/houses/urls'
import { hasPage } from '@/lib/http/path-segments'
import { allPages, pagePath } from '@/lib/pagination/pages'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { sitePictureUrl } from '@/lib/site-settings/site-picture'
import { absoluteUrl } from '@/lib/site/urls'
import { descending } from '@/lib/text/compare'
import { uniqueBy } from '@/lib/text/unique-by'
import { videoSitemapEntries } from '@/lib/videos/sitemap'

/** The sitemap entries of the current content, stale where the backend fails. Never throws. */
export async function loadSitemap(): Promise<SitemapEntry[]> {
  const [{ content }, site] = await Promise.all([loadSiteContent(), loadSiteSettings()])
  return sitemapEntries(content, new Date(), site)
}

/** Every page of the site, each once, under its canonical URL. @param now the current time: later dates are left out */
export function sitemapEntries(content: SiteContent, now: Date, site: SiteSettings) {
  const { events, videos, courses, destinations, houses } = content
  const entries = [
    ...staticRoutes.flatMap(({ path }) => listEntries(path, content, now)),
    ...destinations.map((it) =>
      contentEntry(destinationPath(it), [{ href: sitePictureUrl(it.picture) }], it, now),
    ),
    ...events
      .filter(hasPage)
      .map((it) => contentEntry(eventPath(it), [posterOf(it, site)], it, now)),
    ...videoSitemapEntries('medias', videos.medias, now, site),
    ...courses.filter(hasPage).map((it) => contentEntry(coursePath(it), [it.poster], it, now)),
    ...videoSitemapEntries('beaute', videos.beaute, now, site),
    ...houses
      .filter((it) => isListed(it, now))
      .map((it) => contentEntry(housePath(it), [it.mainPhoto, ...it.photos], it, now)),
  ]
  const listed = entries.filter(({ address }) => absoluteHttpUrl(address) !== undefined)
  return uniqueBy(listed, ({ address }) => address)
}

/**
 * The page of one content with its pictures. Those without an absolute http(s) URL are omitted, and a later
 * change than `now` is not believed.
 */
function contentEntry(
  path: string,
  pictures: readonly ({ href: string } | undefined)[],
  { updatedAt }: { updatedAt?: string | undefined },
  now: Date,
): SitemapEntry {
  const images = pictures.flatMap((picture) => absoluteHttpUrl(picture?.href) ?? [])
  const changed = publicationDate(updatedAt, now)
  return { address: absoluteUrl(path), changed, images: [...new Set(images)] }
}

/** The pages of a static route: those of a gallery with its photos, which have no pages of their own. */
function listEntries(path: StaticPath, content: SiteContent, now: Date): SitemapEntry[] {
  return allPages(listsOf(content)[path] ?? []).map(({ page, items }) =>
    contentEntry(
      pagePath(path, page),
      items.map((item) => ('picture' in item ? item.picture : undefined)),
      { updatedAt: latest(items.flatMap((item) => ('picture' in item ? item : []))) },
      now,
    ),
  )
}

const latest = (items: readonly { updatedAt?: string | undefined }[]) =>
  items.map(({ updatedAt }) => updatedAt).toSorted(descending)[0]
