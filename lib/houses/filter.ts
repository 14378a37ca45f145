import { priceNumber } from '@/contract/formatting/francs'
import type { House } from '@/lib/backend/schemas'
import type { HouseListTab, HouseView } from './house-view'

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
