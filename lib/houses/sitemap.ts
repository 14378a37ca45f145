import type { House } from '@/lib/backend/schemas'
import { publicationDate } from '@/lib/dates/publication-date'
import { sitemapEntry } from '@/lib/seo/sitemap-entry'
import { isListed } from './concluded'
import { housePath } from './urls'

/**
 * The pages of houses, each with its photos.
 * @param now houses that are no longer listed then are left out
 */
export function houseSitemapEntries(houses: readonly House[], now: Date) {
  const listed = houses.filter((house) => isListed(house, now))
  return listed.map((house) => {
    const photos = [house.mainPhoto, ...house.photos]
    return sitemapEntry(
      housePath(house),
      photos.map((photo) => photo?.href),
      publicationDate(house.updatedAt, now),
    )
  })
}
