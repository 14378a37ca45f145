import { redisLimits } from '../limits/limits.mjs'
import { deserialize } from './entry-text.mjs'
import { sharedStore } from './shared-store.mjs'

/** Seconds after which a page expires in Redis unless it is rendered again: cleans up old builds. */
const expirySeconds = 7 * 24 * 3600

/**
 * The pages that any replica of this build has rendered.
 * @param {string} buildId
 */
export function sharedPages(buildId) {
  const store = sharedStore('site:page', { maxBytes: redisLimits.pages, seconds: expirySeconds })
  /** @param {string} key */
  const keyOf = (key) => `${buildId}:${key}`
  return {
    /**
     * @param {string} key
     * @param {number} lastModified when the local copy was rendered, in milliseconds since 1970
     * @returns {Promise<import('./entry-text.mjs').Entry | undefined>} another replica's copy, when
     *   it is newer
     */
    async newerThan(key, lastModified) {
      if ((await store.timestamp(keyOf(key))) <= lastModified) return undefined
      return deserialize(await store.get(keyOf(key)))
    },
    /**
     * @param {string} key
     * @param {string} text the serialized page
     * @param {number} lastModified when it was rendered, in milliseconds since 1970
     */
    put: (key, text, lastModified) => store.set(keyOf(key), text, lastModified),
    /** @param {string} key */
    delete: (key) => store.delete(keyOf(key)),
  }
}
