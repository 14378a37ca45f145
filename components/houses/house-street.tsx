import { housesCopy } from '@/lib/houses/copy'
import type { HouseDetails } from '@/lib/houses/house-details'
import type { HouseListTab } from '@/lib/houses/house-view'
import type { StreetHouse } from '@/lib/houses/lists'
import { firstCandidate } from '@/lib/images/src-set'

type Props = {
  street: readonly StreetHouse[]
  /** The houses that have a card below. */
  cards: readonly HouseDetails[]
  tab: HouseListTab
}

/** With fewer houses their cards are seen at a glance. */
const shortestStreet = 4

/** The houses of a tab as façades side by side, by price: each leads to its card, or else to its page. */
export function HouseStreet({ street, cards, tab }: Props) {
  if (street.length < shortestStreet) return null
  return (
    <nav aria-label={housesCopy.street}>
      <ol className="house-street">
        {street.map(({ house, isLeftOut }) => {
          const place = cards.findIndex(({ id }) => id === house.id)
          const { id, title, price, mainPhoto = '', className, path } = house
          return (
            <li key={id} data-left-out={isLeftOut}>
              <a href={place < 0 ? path : `#${tab}-${place}`}>
                <span className="facade">
                  <img
                    src={firstCandidate(mainPhoto)}
                    alt={title}
                    loading="lazy"
                    className={className}
                  />
                </span>
                <b>{price}</b>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
