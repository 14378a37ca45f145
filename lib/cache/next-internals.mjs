import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { memoryLimits } from '../limits/limits.mjs'

/**
 * What the page cache uses of Next without a promise of its documentation (docs/upgrading.md).
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} Handler
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheHandlerValue
 * @typedef {import('next/dist/server/lib/cache-control').CacheControl} CacheControl
 */

/** The header of an entry that lists its tags; Next removes it before it answers. */
export { NEXT_CACHE_TAGS_HEADER as tagsHeader } from 'next/dist/lib/constants.js'

/** Next's record of the lifetime of every page that this process has rendered. It has no limit. */
export const lifetimes = new cacheControls.SharedCacheControls(
  /** @type {ConstructorParameters<typeof cacheControls.SharedCacheControls>[0]} */ ({
    routes: {},
    dynamicRoutes: {},
  }),
)

let renderings = 0

/**
 * Empties that record from time to time, so that invented URLs do not fill the memory: a page that is not
 * in it has its lifetime in its entry. Called once for each rendering.
 */
export function limitPageLifetimes() {
  renderings += 1
  if (renderings % memoryLimits.pageLifetimes === 0) lifetimes.clear()
}
