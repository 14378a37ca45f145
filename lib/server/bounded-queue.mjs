import PQueue, { TimeoutError } from 'p-queue'

/** Milliseconds after which work no longer counts, so that none blocks the queue for ever. */
const timeoutMs = 30_000

/**
 * Bounds how many requests do costly work at the same time, and how many wait for it.
 * @param {{ concurrency: number, maxWaiting: number }} limits
 */
export function createBoundedQueue({ concurrency, maxWaiting }) {
  const queue = new PQueue({ concurrency, timeout: timeoutMs })
  return {
    /** Whether no more requests may wait. */
    isFull: () => queue.size >= maxWaiting,

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
      await queue
        .add(async () => (hasLeft ? undefined : work()))
        .catch((error) => {
          if (!(error instanceof TimeoutError)) throw error
        })
    },
  }
}
