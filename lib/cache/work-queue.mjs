import pLimit from 'p-limit'
import { workLimits } from '../limits/limits.mjs'
import { withTimeout } from './with-timeout.mjs'

/** Milliseconds after which work no longer counts as running, so that none blocks the queue for ever. */
const timeoutMs = 30_000

/** @typedef {(<T>(work: () => Promise<T>) => Promise<T>) & { lengths: () => { running: number, waiting: number } }} WorkQueue */

/** Too much work is waiting already. */
export class QueueFullError extends Error {
  /** @override */
  name = 'QueueFullError'
}

/**
 * A queue for work that needs much CPU time: a few run at the same time, some wait.
 * @param {{ running: number, waiting: number }} limits
 * @returns {WorkQueue} does the work; rejects with QueueFullError, without starting it, when too many
 *   wait
 */
export function createWorkQueue({ running, waiting } = workLimits) {
  const limit = pLimit(running)
  /** @type {<T>(work: () => Promise<T>) => Promise<T>} */
  const queue = (work) =>
    new Promise((resolve, reject) => {
      if (limit.activeCount + limit.pendingCount >= running + waiting) {
        reject(new QueueFullError())
        return
      }
      void limit(() => {
        const done = work()
        const ended = done.then(resolve, reject)
        return withTimeout(ended, timeoutMs, undefined)
      })
    })
  const lengths = () => ({ running: limit.activeCount, waiting: limit.pendingCount })
  return Object.assign(queue, { lengths })
}
