import type { House } from '@/lib/backend/schemas'
import { isListed } from './concluded'
import { housesInTab } from './filter'
import { type HouseDetails, houseDetails } from './house-details'
import { countIn, type HouseListTab, type HouseView } from './house-view'

/** The houses of a tab that a page contains; `total` counts all of the tab. */
export type HouseListData = { houses: readonly HouseDetails[]; total: number }

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
    return { total: inTab.length, houses: inTab.slice(0, countIn(view, tab)).map(detailsOf) }
  }
  return { vente: listOf('vente'), louer: listOf('louer') }
}
