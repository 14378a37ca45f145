import type { House } from '@/lib/backend/schemas'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { housePath } from './urls'

/** The pages with a house open, each with its photos. */
export function houseSitemapEntries(houses: readonly House[]) {
  return houses.map((house) => {
    const photos = [house.mainPhoto, ...house.photos]
    return sitemapEntry(
      housePath(house),
      photos.map((photo) => photo?.href),
    )
  })
}
