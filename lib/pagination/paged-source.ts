import type { PlayerArea } from '@/lib/shared/universes.mjs'
import { type PagedListName, pagedLists } from '@/lib/site/paged-lists'
import type { ListPage } from './pages'

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

/** The path of the data of lists. */
const dataPath = '/api/listes'

/** Where the pages of a list are that has a path of its own. */
export function listSource(
  name: PagedListName,
  { page, pageCount }: Pick<ListPage<unknown>, 'page' | 'pageCount'>,
): PagedSource {
  const href = `${pagedLists[name]}/page/{page}`
  return { href, data: `${dataPath}/${name}/{page}`, page, pageCount }
}

/**
 * Where the pages of the videos beside a player are.
 * @param path of the watch page, with its query
 */
export function similarSource(
  area: PlayerArea,
  path: string,
  categorySlug: string | undefined,
  { page, pageCount }: Pick<ListPage<unknown>, 'page' | 'pageCount'>,
): PagedSource {
  const category = categorySlug === undefined ? '' : `/${encodeURIComponent(categorySlug)}`
  const data = `/api/similaires/${area}/{page}${category}`
  return { href: `${path}&page={page}`, data, page, pageCount }
}

/** The URL of the position of a photo in its gallery, as JSON; `{id}` stands for its id. */
export function positionUrl(name: PagedListName): string {
  return `${dataPath}/${name}/photo/{id}`
}

/** The URL of a page, of `href` or `data`. */
export function urlOfPage(template: string, page: number): string {
  return template.replace('{page}', String(page))
}
