/**
 * The result of a promise, or a fallback when it takes too long or fails. Never throws.
 * @template T
 * @param {Promise<T>} promise
 * @param {number} timeoutMs milliseconds
 * @param {T} fallback
 * @returns {Promise<T>}
 */
export function withTimeout(promise, timeoutMs, fallback) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, fallback)
    timer.unref()
    promise.then(resolve, () => resolve(fallback)).finally(() => clearTimeout(timer))
  })
}
