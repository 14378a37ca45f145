import 'server-only'
import pLimit from 'p-limit'
import { workLimits } from './limits.mjs'

/** Too much work is waiting already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/**
 * A queue for work that needs much CPU time: a few run at the same time, some wait.
 * @returns a function that does the work; it rejects with QueueFullError, without starting it, when
 *   too many wait
 */
export function createWorkQueue(limits = workLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(limits.running)
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= limits.running + limits.waiting) {
      throw new QueueFullError()
    }
    return limit(work)
  }
}
