import { absoluteHttpUrl } from '@/lib/shared/absolute-http-url'
import { absoluteUrl } from '@/lib/site/urls'
import type { SitemapEntry } from './sitemap-xml'

/**
 * The sitemap entry of a page with its images.
 * @param path from the site's origin
 * @param images URLs; those that are not absolute http(s) URLs are omitted
 * @param changed when its content last changed, if the backend says it
 */
export function sitemapEntry(
  path: string,
  images: readonly (string | undefined)[],
  changed?: Date,
): SitemapEntry {
  const published = images.flatMap((image) => absoluteHttpUrl(image) ?? [])
  return { address: absoluteUrl(path), changed, images: [...new Set(published)] }
}
