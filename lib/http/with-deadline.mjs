/**
 * Does work with a signal that aborts after a time, and waits no longer for work that does not heed it:
 * on Node 20 `fetch` loses its signal after a garbage collection. `AbortSignal.timeout` would keep the
 * asynchronous context, and with it everything that a page's rendering holds, in memory after the work
 * has ended.
 * @template T
 * @param {number} timeoutMs milliseconds
 * @param {(signal: AbortSignal) => Promise<T>} work
 * @returns {Promise<T>} what the work returns
 * @throws what the work throws; the reason of the signal is a DOMException `TimeoutError`
 */
export async function withDeadline(timeoutMs, work) {
  const deadline = new AbortController()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError')
      deadline.abort(error)
      reject(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(deadline.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
