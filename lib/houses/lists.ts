import type { House } from '@/lib/backend/schemas'
import { firstCandidate } from '@/lib/images/src-set'
import { isListed } from './concluded'
import { housesInTab } from './filter'
import { type HouseDetails, houseDetails } from './house-details'
import { countIn, type HouseListTab, type HouseView } from './house-view'

/** A house of a tab with a photo, on offer, in the order of prices, and whether the chosen bedrooms leave it out. */
export type StreetHouse = {
  house: Pick<HouseDetails, 'id' | 'title' | 'price' | 'mainPhoto' | 'className' | 'path'>
  isLeftOut?: true
}

/** The houses of a tab that a page contains; `total` counts all of the tab. */
export type HouseListData = {
  houses: readonly HouseDetails[]
  total: number
  street: readonly StreetHouse[]
}

/** The most houses of a street: it bounds the size of a page. */
const longestStreet = 15

/**
 * The tabs of a view: the page contains the houses shown in the active one, and those shown first in the other,
 * however many the backend has; what is sold or rented comes last.
 * @param houses also those that are no longer listed
 */
export function houseLists(
  houses: readonly House[],
  view: HouseView,
  now: Date,
): Record<HouseListTab, HouseListData> {
  const listed = houses.filter((house) => isListed(house, now))
  // One object for each house, which React's payload contains once.
  const known = new Map<House, HouseDetails>()
  const detailsOf = (house: House) => {
    const details = known.get(house) ?? houseDetails(house)
    known.set(house, details)
    return details
  }
  const listOf = (tab: HouseListTab) => {
    const found = housesInTab(listed, tab, view)
    const inTab = [...found.filter((it) => !it.concluded), ...found.filter((it) => it.concluded)]
    const cards = inTab.slice(0, countIn(view, tab))
    const byPrice = housesInTab(listed, tab, { sort: 'prix-croissant', bedrooms: 0 })
    const seen = byPrice.filter((it) => it.mainPhoto && !it.concluded).slice(0, longestStreet)
    const street = seen.map((it) => ({
      house: cards.includes(it) ? detailsOf(it) : facadeOf(detailsOf(it)),
      ...(!found.includes(it) && { isLeftOut: true as const }),
    }))
    return { total: inTab.length, houses: cards.map(detailsOf), street }
  }
  return { vente: listOf('vente'), louer: listOf('louer') }
}

/** What a façade shows of a house that has no card on the page. */
function facadeOf({ id, title, price, mainPhoto, className, path }: HouseDetails) {
  const photo = mainPhoto && firstCandidate(mainPhoto)
  return { id, title, price, mainPhoto: photo, ...(className && { className }), path }
}
