import { withRedis } from './redis.mjs'

/**
 * Texts shared by every replica. Redis itself limits their size (`maxmemory`, docs/operations.md).
 * Never throws; without Redis, or after a timeout, it is empty.
 * @param {string} name the first part of its keys in Redis
 */
export function sharedStore(name) {
  /** @param {string} key */
  const entryKey = (key) => `${name}:${key}`
  return {
    /** @param {string} key @returns {Promise<string | null>} */
    get: (key) => withRedis(async (client) => client.hGet(entryKey(key), 'text'), null),
    /**
     * When an entry was made, in milliseconds since 1970; 0 without an entry.
     * @param {string} key
     */
    timestamp: async (key) =>
      Number((await withRedis(async (client) => client.hGet(entryKey(key), 'at'), null)) ?? 0),
    /**
     * @param {string} key
     * @param {string} text
     * @param {number} at when the entry was made, in milliseconds since 1970
     */
    set: async (key, text, at) => {
      await withRedis(async (client) => client.hSet(entryKey(key), { at, text }), 0)
    },
    /** @param {string} key */
    delete: async (key) => {
      await withRedis(async (client) => client.del(entryKey(key)), null)
    },
  }
}
