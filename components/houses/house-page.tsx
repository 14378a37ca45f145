import { PageJsonLd } from '@/components/layout/page-json-ld'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { tabOfHouse, tabPaths } from '@/lib/houses/house-view'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { similarHouses } from '@/lib/houses/similar'
import { housePath } from '@/lib/houses/urls'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { HouseArticle } from './house-article'
import { SimilarHouses } from './similar-houses'

type Props = {
  house: House
  /** All houses, also those that are no longer listed. */
  all: readonly House[]
  site: SiteSettings
}

/** The page of one house: its photos and facts, then the houses next to it in price. */
export function HousePage({ house, all, site }: Props) {
  const now = new Date()
  const listed = all.filter((other) => isListed(other, now))
  const current = { name: house.title, path: housePath(house) }
  return (
    <>
      <HouseArticle house={house} site={site} />
      <SimilarHouses houses={similarHouses(house, listed)} site={site} />
      <PageJsonLd
        site={site}
        breadcrumbs={breadcrumbsTo(tabPaths[tabOfHouse(house.status)], current)}
        about={[houseJsonLd(house)]}
      />
    </>
  )
}
