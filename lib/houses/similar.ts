import { housesInTab } from './filter'
import { defaultView, tabOfHouse } from './house-view'

type House = Parameters<typeof housesInTab>[0][number] & { id: string }

/**
 * The houses next to one in price, of the same tab: one cheaper and two dearer, if there are. So each house of a
 * tab is linked from the page of another, however long the list is.
 * @param houses those that are listed
 */
export function similarHouses<T extends House>(house: T, houses: readonly T[]): T[] {
  const isListed = houses.some(({ id }) => id === house.id)
  const view = { ...defaultView, sort: 'prix-croissant' } as const
  // Houses at the same price stay in the order of the list, of which each is then the next of another.
  const all = isListed ? houses : [...houses, house]
  const byPrice = housesInTab(all, tabOfHouse(house.status), view)
  const position = byPrice.findIndex(({ id }) => id === house.id)
  const first = Math.max(0, Math.min(position - 1, byPrice.length - 4))
  return byPrice.slice(first, first + 4).filter(({ id }) => id !== house.id)
}
