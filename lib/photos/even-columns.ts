import type { Photo } from '@/lib/backend/schemas'
import { pageSize } from '@/lib/pagination/pages'
import { boxRatio } from './card'

/** The columns of the gallery on wide screens (R63); two columns hold two of them each. */
const columns = 4
/** The height of a title divided by the width of a column, about. */
const caption = 0.2

type Cell = { photo: Photo; height: number }

/**
 * The photos in an order in which the columns of each page of the gallery end about level. They change
 * places within their row alone; those whose size the backend does not tell count as equal.
 * @param photos in the backend's order, which the gallery distributes over its columns in turn
 */
export function evenColumns(photos: readonly Photo[]): Photo[] {
  const cells = photos.map((photo) => ({ photo, height: boxRatio(photo.picture.size) + caption }))
  const starts = Array.from(
    { length: Math.ceil(cells.length / pageSize) },
    (_, page) => page * pageSize,
  )
  return starts.flatMap((start) => evenPage(cells.slice(start, start + pageSize)))
}

function evenPage(cells: readonly Cell[]): Photo[] {
  const stacks = Array.from({ length: columns }, (_, column) =>
    cells.filter((_cell, index) => index % columns === column),
  )
  // Each exchange brings two columns closer together, so it comes to an end.
  while (stacks.some((taller) => stacks.some((shorter) => exchange(taller, shorter)))) continue
  return cells.flatMap((_cell, index) => {
    return stacks[index % columns]?.[Math.floor(index / columns)]?.photo ?? []
  })
}

/** Exchanges the first two cells of a row that make two columns more even; false where there are none. */
function exchange(taller: Cell[], shorter: Cell[]): boolean {
  const gap = height(taller) - height(shorter)
  for (const [row, cell] of taller.entries()) {
    const gain = cell.height - (shorter[row]?.height ?? Infinity)
    if (gain > 0.01 && gain < gap - 0.01) {
      taller.splice(row, 1, ...shorter.splice(row, 1, cell))
      return true
    }
  }
  return false
}

function height(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.height, 0)
}
