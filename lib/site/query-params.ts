/** The query parameters of Immobilier's views; a filter is one of them. */
export const viewParams = {
  tab: 'onglet',
  sort: 'tri',
  bedrooms: 'chambres',
  count: 'nombre',
} as const

/** Opens a house, and a photo, over the page. */
export const houseParam = 'maison'
export const photoParam = 'photo'

/** What is searched for, in so many characters at most; the page of the search, and its address for some words. */
export const searchParam = 'q'
export const maxQueryLength = 80
export const searchPage = '/recherche'
export const searchPath = (query: string) =>
  `${searchPage}?${new URLSearchParams({ [searchParam]: query })}`
/** The same with the name of a placeholder, which others fill in. */
export const searchTemplate = (name: string) => `${searchPage}?${searchParam}={${name}}`

/** The query parameters of a watch page; either of the first two names its video. */
export const playerParams = {
  id: 'v',
  address: 'videoUrl',
  title: 'title',
  category: 'categorySlug',
  start: 't',
  page: 'page',
  play: 'lecture',
} as const

const videoParams = [playerParams.id, playerParams.address]

/**
 * The pages that middleware.ts serves from other paths, with the parameters that make it do so. The
 * matcher there must be literals: a test holds it, and the cache key in deploy/nginx/http.conf, to this.
 */
export const rewrittenPages: Readonly<Record<string, readonly string[]>> = {
  '/medias/videoplayers': videoParams,
  '/beaute/videoplayers': videoParams,
  '/immobilier': [...Object.values(viewParams), houseParam],
}

/**
 * Whether the router may prefetch a URL. It looks prefetched pages up by their pathname: the copy of
 * `/immobilier` would be shown for each of its queries, and queries are rewritten to other pages.
 */
export function isPrefetchable(href: string): boolean {
  const { pathname, search } = new URL(href, 'http://localhost')
  return search === '' && !Object.hasOwn(rewrittenPages, pathname)
}
