/** The prefix of the caches of public/sw.js; that of the pages ends with `-pages`. */
export const offlineCachePrefix = 'rayonne-'

/** A page that is cached for offline reading. */
export type OfflinePage = Awaited<ReturnType<typeof copyOf>>

/** The pages cached in this browser, last visited first; empty without the Cache API. */
export async function listOfflinePages(): Promise<OfflinePage[]> {
  const name = (await cacheNames()).find((it) => it.endsWith('-pages'))
  if (!name) return []
  const cache = await caches.open(name)
  const copies = await Promise.all(
    (await cache.keys()).map(async (key) => copyOf(key.url, await cache.match(key))),
  )
  return copies.reverse()
}

/** Deletes everything that is cached for offline reading, except the fallback page. */
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

async function copyOf(url: string, response: Response | undefined) {
  const { pathname, search } = new URL(url)
  const html = (await response?.text()) ?? ''
  const [title] = /<title>[^<]*<\/title>/.exec(html) ?? ['']
  return {
    /** Path and query. */
    address: pathname + search,
    // Only the title is parsed: styles of a whole document would violate this page's policy.
    title: new DOMParser().parseFromString(title, 'text/html').title || pathname,
    /** When it was cached, as an ISO 8601 instant. */
    kept: /<html data-kept="([^"]+)"/.exec(html)?.[1] ?? '',
  }
}

/**
 * The page to retry: the one that the visitor requested, when it is on this site.
 * @param search the query of /hors-ligne
 * @returns path and query; undefined when there is none or it is on another origin
 */
export function requestedPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page') ?? ''
  const base = 'https://site.invalid'
  if (!page.startsWith('/') || !URL.canParse(page, base)) return undefined
  const url = new URL(page, base)
  return url.origin === base ? url.pathname + url.search : undefined
}
