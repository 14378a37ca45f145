/**
 * Items on one page of a list: whole rows of two, three and four columns. At this size a page of photos
 * or videos has 90 to 170 KB of HTML (docs/decisions/lists-in-pages.md).
 */
export const pageSize = 36

/** One page of a list. */
export type ListPage<T> = {
  items: T[]
  /** Its number, from 1. */
  page: number
  /** At least 1: an empty list has one empty page. */
  pageCount: number
  /** Items of the whole list. */
  total: number
}

/**
 * The page of a list (A54).
 * @param page its number, from 1
 * @returns undefined when the list has no such page
 */
export function pageOf<T>(items: readonly T[], page: number): ListPage<T> | undefined {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  if (page < 1 || page > pageCount) return undefined
  const start = firstIndex(page)
  return { items: items.slice(start, start + pageSize), page, pageCount, total: items.length }
}

/**
 * The items whose own pages the build renders: those of the first page of their list. The others are
 * rendered at their first visit, so that a build takes no longer as the lists grow.
 */
export function prerenderedItems<T>(items: readonly T[]): T[] {
  return items.slice(0, pageSize)
}

/** All pages of a list; one empty page for an empty list. */
export function allPages<T>(items: readonly T[]): ListPage<T>[] {
  const pageCount = pageOf(items, 1)?.pageCount ?? 1
  return Array.from({ length: pageCount }, (_, index) => pageOf(items, index + 1) ?? []).flat()
}

/** The position of a page's first item in the list, from 0. */
export function firstIndex(page: number): number {
  return (page - 1) * pageSize
}

/** The number of the page that has the item of a position, which is counted from 0. */
export function pageOfIndex(index: number): number {
  return Math.floor(index / pageSize) + 1
}

/** Parses a page number in a URL: 1 to 99,999 without leading zeros; undefined for any other text. */
export function parsePageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}

/** The path of a page of a list: that of the list itself for the first. */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}
