import etag from 'etag'
import { LRUCache } from 'lru-cache'

/** A response with its entity tag, ready to be sent. @typedef {{ status: number, body: Buffer, etag: string }} Ready */

/** Bounds how long a change by another process (a command, a second replica) can stay unseen. */
const ttl = 5000

/** About as many paths as the content has; only paths that exist are cached. */
const max = 1000

/**
 * Caches the responses of the content API. Simultaneous requests share one computation; only 200 is cached; `clear`
 * also keeps a computation in flight, which may have read the content before the change, from being cached.
 * @param {(path: string) => Promise<import('./content-events.mjs').Answer>} compute
 * @param {() => number} now milliseconds
 */
export function createContentCache(compute, now = Date.now) {
  /** @type {LRUCache<string, Ready>} */
  const cache = new LRUCache({
    max,
    ttl,
    ttlResolution: 0,
    perf: { now },
    // Whoever waits for a computation in flight still gets its result after `clear`.
    ignoreFetchAbort: true,
    /** @type {(path: string) => Promise<Ready>} */
    fetchMethod: async (path) => {
      const { status, body } = await compute(path)
      return { status, body: Buffer.from(body), etag: etag(body) }
    },
  })
  return {
    clear: () => cache.clear(),

    /** @param {string} path */
    async get(path) {
      const ready = await cache.forceFetch(path)
      if (ready.status !== 200 && cache.peek(path) === ready) cache.delete(path)
      return ready
    },
  }
}
