import { sharedStore } from './redis.mjs'

/** Seconds that a page stays in Redis unread: the pages of an old build vanish by themselves. */
const lifetime = 7 * 24 * 3600

/** @typedef {NonNullable<import('next/dist/server/lib/incremental-cache').CacheHandlerValue>} CacheValue */
/** @typedef {Pick<CacheValue, 'value'> & { lastModified: number, cacheControl?: import('next/dist/server/lib/cache-control').CacheControl }} Entry */

/**
 * The pages that any replica of this build has rendered.
 * @param {string} buildId
 */
export function sharedPages(buildId) {
  /** @param {string} key */
  const at = (key) => `isr:${buildId}:${key}:at`
  /** @param {string} key */
  const page = (key) => `isr:${buildId}:${key}`
  return {
    /**
     * @param {string} key
     * @param {number} known when the copy at hand was rendered, in milliseconds
     * @returns {Promise<Entry | undefined>} another replica's copy, when it is newer
     */
    async newerThan(key, known) {
      if (Number((await sharedStore.get(at(key))) ?? 0) <= known) return undefined
      const text = await sharedStore.get(page(key))
      return text ? revive(text) : undefined
    },
    /** @param {string} key @param {Entry} entry */
    async put(key, entry) {
      await sharedStore.set(page(key), serialise(entry), lifetime)
      await sharedStore.set(at(key), String(entry.lastModified), lifetime)
    },
  }
}

/** @param {Entry} entry */
function serialise(entry) {
  return JSON.stringify(entry, (_, value) => {
    if (value instanceof Map) return { $map: [...value] }
    return value?.type === 'Buffer' && Array.isArray(value.data)
      ? { $bytes: Buffer.from(value.data).toString('base64') }
      : value
  })
}

/** @param {string} text @returns {Entry} */
function revive(text) {
  return JSON.parse(text, (_, value) => {
    if (value?.$map) return new Map(value.$map)
    return value?.$bytes === undefined ? value : Buffer.from(value.$bytes, 'base64')
  })
}
