// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import type { PlayerArea } from '../../contract/universes.mjs'
import { type PagedListName, pagedLists } from '../site/paged-lists'

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

/** The page of a list (A54). @param page its number, from 1 @returns undefined when the list has no such page */
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
export const prerenderedItems = <T>(items: readonly T[]): T[] => items.slice(0, pageSize)

/** All pages of a list; one empty page for an empty list. */
export function allPages<T>(items: readonly T[]): ListPage<T>[] {
  const pageCount = pageOf(items, 1)?.pageCount ?? 1
  return Array.from({ length: pageCount }, (_, index) => pageOf(items, index + 1) ?? []).flat()
}

/** The position of a page's first item in the list, from 0. */
export const firstIndex = (page: number): number => (page - 1) * pageSize

/** The number of the page that has the item of a position, which is counted from 0. */
export const pageOfIndex = (index: number): number => Math.floor(index / pageSize) + 1

/** Parses a page number in a URL: 1 to 99,999 without leading zeros; undefined for any other text. */
export const parsePageNumber = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined

/** The path of a page of a list: that of the list itself for the first. */
export const pagePath = (list: string, page: number): string =>
  page === 1 ? list : `${list}/page/${page}`

/** Where the other pages of a list are, for the browser; `{page}` stands for the number of a page. */
export type PagedSource = {
  /** The URL of a page of the site that shows that page of the list. */
  href: string
  /** The URL of that page's items as JSON. */
  data: string
  /** The page in the server HTML, from 1. */
  page: number
  pageCount: number
}

type Place = Pick<ListPage<unknown>, 'page' | 'pageCount'>

/** The path of the data of lists. */
const dataPath = '/api/listes'

/** Where the pages of a list are that has a path of its own. */
export function listSource(name: PagedListName, { page, pageCount }: Place): PagedSource {
  const href = `${pagedLists[name]}/page/{page}`
  return { href, data: `${dataPath}/${name}/{page}`, page, pageCount }
}

/** Where the pages of the videos beside a player are. @param path of the watch page, with its query */
export function similarSource(
  area: PlayerArea,
  path: string,
  categorySlug: string | undefined,
  { page, pageCount }: Place,
): PagedSource {
  const category = categorySlug === undefined ? '' : `/${encodeURIComponent(categorySlug)}`
  const data = `/api/similaires/${area}/{page}${category}`
  return { href: `${path}&page={page}`, data, page, pageCount }
}

/** The URL of the position of a photo in its gallery, as JSON; `{id}` stands for its id. */
export const positionUrl = (name: PagedListName): string => `${dataPath}/${name}/photo/{id}`

/** The URL of a page, of `href` or `data`. */
export const urlOfPage = (template: string, page: number): string =>
  template.replace('{page}', String(page))

/**
 * The columns of a list on wide screens: the usual number, or the other one where the last item would
 * stand alone in its row and would not with that one.
 * @param count of the items of the whole list
 */
export function columnsFor(count: number, usual: 3 | 4): 3 | 4 {
  const other = usual === 3 ? 4 : 3
  return count % usual === 1 && count % other !== 1 ? other : usual
}
