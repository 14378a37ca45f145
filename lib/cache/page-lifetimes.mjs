import { memoryLimits } from '../limits/limits.mjs'
import { lifetimes } from './next-internals.mjs'

let renderings = 0

/**
 * Empties Next's record of lifetimes from time to time, so that invented URLs do not fill the memory: a
 * page that is not in it has its lifetime in its entry. Called once for each rendering.
 */
export function limitPageLifetimes() {
  renderings += 1
  if (renderings % memoryLimits.pageLifetimes === 0) lifetimes.clear()
}
