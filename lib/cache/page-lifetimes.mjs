import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { memoryLimits } from '../limits/limits.mjs'

/** Next's record of the lifetime of every page that this process has rendered. It has no limit. */
const lifetimes = new cacheControls.SharedCacheControls(
  /** @type {ConstructorParameters<typeof cacheControls.SharedCacheControls>[0]} */ ({
    routes: {},
    dynamicRoutes: {},
  }),
)
let renderings = 0

/**
 * Empties that record from time to time, so that invented URLs do not fill the memory: a page that is
 * not in it has its lifetime in its entry. Called once for each rendering.
 */
export function limitPageLifetimes() {
  renderings += 1
  if (renderings % memoryLimits.pageLifetimes === 0) lifetimes.clear()
}
