/**
 * Does work with a signal that aborts after a time. `AbortSignal.timeout` would keep the asynchronous
 * context, and with it everything that a page's rendering holds, in memory after the work has ended.
 * @param timeoutMs milliseconds
 * @returns what the work returns
 * @throws what the work throws; the reason of the signal is a DOMException `TimeoutError`
 */
export async function withDeadline<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const timer = setTimeout(
    () => deadline.abort(new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  )
  try {
    return await work(deadline.signal)
  } finally {
    clearTimeout(timer)
  }
}
