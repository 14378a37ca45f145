import { PageJsonLd } from '@/components/layout/page-json-ld'
import { ExamplesNote } from '@/components/ui/example-tag'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { housesCopy } from '@/lib/houses/copy'
import { similarHouses } from '@/lib/houses/filter'
import { houseDetails } from '@/lib/houses/house-details'
import { tabOfHouse, tabPaths } from '@/lib/houses/house-view'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { housePath } from '@/lib/houses/urls'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { HouseArticle } from './house-article'
import { HouseCard } from './house-card'

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

function SimilarHouses({ houses, site }: { houses: readonly House[]; site: SiteSettings }) {
  if (houses.length === 0) return null
  return (
    <section className="border-tint section border-t max-md:py-8">
      <h2 className="headline mb-6 md:mb-10">{housesCopy.similar}</h2>
      <ExamplesNote items={houses} />
      <ul className="house-cards">
        {houses.map((house) => (
          <li key={house.id}>
            <HouseCard house={houseDetails(house)} phone={site.whatsapp.immobilier} />
          </li>
        ))}
      </ul>
    </section>
  )
}
