import { sharedStore } from './redis.mjs'

/** Seconds after which a page expires in Redis unless it is rendered again: cleans up old builds. */
const expirySeconds = 7 * 24 * 3600

/** @typedef {NonNullable<import('next/dist/server/lib/incremental-cache').CacheHandlerValue>} CacheValue */
/** @typedef {Pick<CacheValue, 'value'> & { lastModified: number, cacheControl?: import('next/dist/server/lib/cache-control').CacheControl }} Entry */

/**
 * The pages that any replica of this build has rendered.
 * @param {string} buildId
 */
export function sharedPages(buildId) {
  /** @param {string} key */
  const timestampKey = (key) => `isr:${buildId}:${key}:at`
  /** @param {string} key */
  const pageKey = (key) => `isr:${buildId}:${key}`
  return {
    /**
     * @param {string} key
     * @param {number} lastModified when the local copy was rendered, in milliseconds since 1970
     * @returns {Promise<Entry | undefined>} another replica's copy, when it is newer
     */
    async newerThan(key, lastModified) {
      const timestamp = Number((await sharedStore.get(timestampKey(key))) ?? 0)
      if (timestamp <= lastModified) return undefined
      const text = await sharedStore.get(pageKey(key))
      return text ? deserialize(text) : undefined
    },
    /** @param {string} key @param {Entry} entry */
    async put(key, entry) {
      await sharedStore.set(pageKey(key), serialize(entry), expirySeconds)
      // Last: a reader that finds the timestamp also finds the page.
      await sharedStore.set(timestampKey(key), String(entry.lastModified), expirySeconds)
    },
  }
}

/** @param {Entry} entry JSON, in which a Map or a Buffer is an object with one `$` property */
function serialize(entry) {
  return JSON.stringify(entry, (_, value) => {
    if (value instanceof Map) return { $map: [...value] }
    return value?.type === 'Buffer' && Array.isArray(value.data)
      ? { $bytes: Buffer.from(value.data).toString('base64') }
      : value
  })
}

/** @param {string} text @returns {Entry} */
function deserialize(text) {
  return JSON.parse(text, (_, value) => {
    if (value?.$map) return new Map(value.$map)
    return value?.$bytes === undefined ? value : Buffer.from(value.$bytes, 'base64')
  })
}
