import { LRUCache } from 'lru-cache'
import { memoryLimits } from '../limits/limits.mjs'

/** @import { CacheControl, CacheHandlerValue } from './next-internals.mjs' */
/** @typedef {Pick<CacheHandlerValue, 'value'> & { lastModified: number, cacheControl?: CacheControl }} Entry */

/**
 * Pages by Next's key; what was used least recently goes first. One object for all instances of the
 * cache handler, of which Next creates one for each request.
 * @param {number} maxSize in characters, roughly
 * @returns {LRUCache<string, Entry>}
 */
const lru = (maxSize) => new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) })

/** Pages whose URL the content yields. */
const storedPages = lru(memoryLimits.storedPageCharacters)

/** All others: anybody can invent their URLs, so they must not push out those of the content. */
const otherPages = lru(memoryLimits.otherPageCharacters)

/** @param {string} key @returns {Entry | undefined} */
export function readPage(key) {
  return storedPages.get(key) ?? otherPages.get(key)
}

/** @param {string} key @param {Entry} entry @param {boolean} isStored whether the content yields its URL */
export function writePage(key, entry, isStored) {
  const [store, other] = isStored ? [storedPages, otherPages] : [otherPages, storedPages]
  other.delete(key)
  store.set(key, entry)
}

/** @param {Entry['value']} value */
function sizeOf(value) {
  const fixedPart = 500
  if (value?.kind === 'APP_ROUTE') return fixedPart + value.body.length
  if (value?.kind !== 'APP_PAGE') return fixedPart
  const parts = [value.html, value.rscData, ...(value.segmentData?.values() ?? [])]
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), fixedPart)
}
