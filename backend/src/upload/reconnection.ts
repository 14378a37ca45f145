/** Milliseconds until a lost line is tried again, after so many failures; at once when it is back. */
const retryMs = [2000, 5000, 10_000, 30_000]

/** Resolves when it is worth trying again. @param failures how often it has failed, from 1 */
export function reconnection(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, retryMs[failures - 1] ?? retryMs.at(-1))
    window.addEventListener('online', done)
  })
}
