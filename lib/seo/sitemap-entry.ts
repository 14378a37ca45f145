import { absoluteHttpUrl } from '@/lib/http/absolute-http-url'
import { absoluteUrl } from '@/lib/site/urls'
import type { SitemapEntry } from './sitemap-xml'

/**
 * A page with its images for the sitemap.
 * @param path from the site's origin
 * @param images addresses; those that cannot be published are left out
 */
export function sitemapEntry(path: string, images: readonly (string | undefined)[]): SitemapEntry {
  const published = images.flatMap((image) => absoluteHttpUrl(image) ?? [])
  return { address: absoluteUrl(path), images: [...new Set(published)] }
}
