import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { houseDetails } from '@/lib/houses/house-details'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { HouseCard } from './house-card'

type Props = { houses: readonly House[]; site: SiteSettings }

/** A few other houses, below one; nothing without any. */
export function SimilarHouses({ houses, site }: Props) {
  if (houses.length === 0) return null
  return (
    <section className="border-tint section border-t max-md:py-8">
      <h2 className="headline mb-6 md:mb-10">{housesCopy.similar}</h2>
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
