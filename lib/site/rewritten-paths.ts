/** The pages that proxy.ts serves from other paths, by their query. */
export const rewrittenPaths = ['/medias/videoplayers', '/beaute/videoplayers', '/immobilier']

/**
 * Whether the router may prefetch a URL. It looks prefetched pages up by their pathname: the copy of
 * `/immobilier` would be shown for each of its queries, and queries are rewritten to other pages.
 */
export function isPrefetchable(href: string): boolean {
  const { pathname, search } = new URL(href, 'http://localhost')
  return search === '' && !rewrittenPaths.includes(pathname)
}
