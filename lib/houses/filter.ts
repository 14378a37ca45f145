import { priceNumber } from '@/contract/formatting/francs'
import type { House } from '@/lib/backend/schemas'
import { defaultView, type HouseListTab, type HouseView, tabOfHouse } from './house-view'

type Sorted = Partial<Pick<House, 'status' | 'bedrooms' | 'price'>>

/**
 * The houses of a tab in the view's order: those with the tab's status, and those without a status,
 * which are in both tabs. `status` is in lower case.
 */
export function housesInTab<T extends Sorted>(
  houses: readonly T[],
  tab: HouseListTab,
  { sort, bedrooms }: Pick<HouseView, 'sort' | 'bedrooms'>,
): T[] {
  const inTab = houses.filter(
    (house) =>
      (!house.status || house.status === tab) &&
      (bedrooms === 0 || (house.bedrooms ?? 0) >= bedrooms),
  )
  if (!sort) return inTab
  const direction = sort === 'prix-croissant' ? 1 : -1
  return inTab.sort((a, b) => byPrice(priceNumber(a.price), priceNumber(b.price), direction))
}

/** A house without a numeric price comes last in both directions. */
function byPrice(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return (a - b) * direction
}

/**
 * The houses next to one in price, of the same tab: one cheaper and two dearer, if there are. So each house of a
 * tab is linked from the page of another, however long the list is.
 * @param houses those that are listed
 */
export function similarHouses<T extends Sorted & { id: string }>(
  house: T,
  houses: readonly T[],
): T[] {
  const isListed = houses.some(({ id }) => id === house.id)
  const view = { ...defaultView, sort: 'prix-croissant' } as const
  // Houses at the same price stay in the order of the list, of which each is then the next of another.
  const all = isListed ? houses : [...houses, house]
  const byPrice = housesInTab(all, tabOfHouse(house.status), view)
  const position = byPrice.findIndex(({ id }) => id === house.id)
  const first = Math.max(0, Math.min(position - 1, byPrice.length - 4))
  return byPrice.slice(first, first + 4).filter(({ id }) => id !== house.id)
}
