/** The page that speaks when there is no network and no copy. */
export const offlinePath = '/hors-ligne'

/** What public/sw.js keeps begins with this; its pages are in `…-pages`. */
export const offlineCachePrefix = 'rayonne-'

/** A page that can be read again without a network. */
export type OfflinePage = {
  /** Path and query. */
  address: string
  title: string
  /** When it was kept, as an ISO instant. */
  kept: string
}

/** The pages kept in this browser, last seen first; none where there is no such store. */
export async function listOfflinePages(): Promise<OfflinePage[]> {
  const name = (await cacheNames()).find((it) => it.endsWith('-pages'))
  if (!name) return []
  const store = await caches.open(name)
  const copies = await Promise.all(
    (await store.keys()).map(async (key) => copyOf(key.url, await store.match(key))),
  )
  return copies.reverse()
}

/** Deletes everything that was kept for reading offline. */
export async function deleteOfflinePages(): Promise<void> {
  const names = await cacheNames()
  await Promise.all(
    names.filter((it) => !it.endsWith('-fallback')).map((name) => caches.delete(name)),
  )
}

async function cacheNames(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  return (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix))
}

async function copyOf(url: string, response: Response | undefined): Promise<OfflinePage> {
  const { pathname, search } = new URL(url)
  const html = (await response?.text()) ?? ''
  const [title] = /<title>[^<]*<\/title>/.exec(html) ?? ['']
  return {
    address: pathname + search,
    // Of the title alone: the styles of a whole document would have to pass this page's policy.
    title: new DOMParser().parseFromString(title, 'text/html').title || pathname,
    kept: /<html data-kept="([^"]+)"/.exec(html)?.[1] ?? '',
  }
}

/**
 * Where to try again: the page that the visitor asked for, when it is one of this site.
 * @param search the query of /hors-ligne
 */
export function requestedPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page') ?? ''
  const base = 'https://site.invalid'
  if (!page.startsWith('/') || !URL.canParse(page, base)) return undefined
  const url = new URL(page, base)
  return url.origin === base ? url.pathname + url.search : undefined
}
