import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { absoluteUrl } from '@/lib/site/urls'
import { destinationPath, destinations } from './destinations'

/** The pages of destinations, each with its picture. */
export function destinationSitemapEntries() {
  return destinations.map((destination) =>
    sitemapEntry(destinationPath(destination), [absoluteUrl(destination.image)]),
  )
}
