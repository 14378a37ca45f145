import type { HouseListTab, HouseView } from './house-view'
import { priceNumber } from './prices'

type House = {
  status?: string | undefined
  bedrooms?: number | undefined
  price?: number | string | undefined
}

/**
 * The houses of a tab in the view's order: those whose status is the tab's, and those without one,
 * which show in both (R130, A23). The status is lowercased already.
 */
export function housesInTab<T extends House>(
  houses: readonly T[],
  tab: HouseListTab,
  { sort, bedrooms }: Pick<HouseView, 'sort' | 'bedrooms'>,
): T[] {
  const shown = houses.filter(
    (house) =>
      (!house.status || house.status === tab) &&
      (bedrooms === 0 || (house.bedrooms ?? 0) >= bedrooms),
  )
  if (!sort) return shown
  const direction = sort === 'prix-croissant' ? 1 : -1
  return shown.sort((a, b) => byPrice(priceNumber(a.price), priceNumber(b.price), direction))
}

/** Without a price in figures a house comes last, whichever the direction (A53). */
function byPrice(a: number | undefined, b: number | undefined, direction: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return (a - b) * direction
}
