import { absoluteHttpUrl } from '@/lib/shared/absolute-http-url'
import { absoluteUrl } from '@/lib/site/urls'
import type { SitemapEntry } from './sitemap-xml'

/**
 * The sitemap entry of a page with its images.
 * @param path from the site's origin
 * @param images URLs; those that are not absolute http(s) URLs are omitted
 */
export function sitemapEntry(path: string, images: readonly (string | undefined)[]): SitemapEntry {
  const published = images.flatMap((image) => absoluteHttpUrl(image) ?? [])
  return { address: absoluteUrl(path), images: [...new Set(published)] }
}
