import pLimit from 'p-limit'
import { withTimeout } from '../cache/with-timeout.mjs'

/** Milliseconds after which work no longer counts, so that none blocks the queue for ever. */
const timeoutMs = 30_000

/**
 * Bounds how many requests do costly work at the same time, and how many wait for it.
 * @param {{ concurrency: number, maxWaiting: number }} limits
 */
export function createBoundedQueue({ concurrency, maxWaiting }) {
  const limit = pLimit(concurrency)
  return {
    /** Whether no more requests may wait. */
    isFull: () => limit.pendingCount >= maxWaiting,

    /**
     * Does the work of a request when it is its turn, or not at all when the client has left by then.
     * Its place is free again when the work has ended, even if the client leaves during it.
     * @param {import('node:http').ServerResponse} response
     * @param {() => Promise<void>} work
     * @returns {Promise<void>} rejects when the work fails
     */
    async run(response, work) {
      let hasLeft = false
      response.once('close', () => (hasLeft = true))
      await new Promise((resolve, reject) => {
        void limit(() => {
          const done = hasLeft ? Promise.resolve() : work()
          done.then(resolve, reject)
          return withTimeout(done, timeoutMs, undefined)
        })
      })
    },
  }
}
