import path from 'node:path'
import { logger } from '../../../platform/log/logger.mjs'
import type { ObjectStore } from '../../database/object-store.mjs'

/** The pause before the bucket is listed again after a failure. */
const retryMs = 30_000

/**
 * Which pictures have all their renditions in the bucket: an empty object stands for each, put after
 * them. Their names are in memory, because every answer of the content API asks for many.
 * @param prefix of the keys of renditions
 */
export function createRenditionIndex(store: ObjectStore, prefix: string) {
  const known = new Set<string>()
  const stemOf = (filename: string) => path.parse(filename).name
  const keyOf = (filename: string) => `${prefix}complete/${stemOf(filename)}`
  let last = Promise.resolve()
  let isWaiting = false

  /** What other replicas deleted stays known: no document names it any more. */
  async function learn() {
    isWaiting = false
    try {
      for (const key of await store.list(`${prefix}complete/`)) known.add(path.basename(key))
    } catch (error) {
      logger('pictures').error({ error }, 'The renditions in the bucket could not be listed')
      setTimeout(refresh, retryMs).unref()
    }
  }

  function refresh() {
    if (isWaiting) return
    isWaiting = true
    last = last.then(learn)
  }

  return {
    has: (filename: string) => known.has(stemOf(filename)),

    /** Whether they are in the bucket, though perhaps unknown until now. */
    async find(filename: string): Promise<boolean> {
      if (!known.has(stemOf(filename)) && (await store.has(keyOf(filename)))) {
        known.add(stemOf(filename))
      }
      return known.has(stemOf(filename))
    },

    async add(filename: string) {
      await store.put(keyOf(filename), null)
      known.add(stemOf(filename))
    },

    async remove(filename: string) {
      known.delete(stemOf(filename))
      await store.remove(keyOf(filename))
    },

    /** Lists the bucket, after a listing that has begun already. */
    refresh,

    refreshed: () => last,
  }
}
