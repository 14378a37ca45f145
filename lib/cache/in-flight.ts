/**
 * Shares work in progress: calls with a key whose work is still running return the same promise.
 * @returns a function that starts the work of a key, or joins the running one
 */
export function createInFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const promises = new Map<string, Promise<T>>()
  return (key, work) => {
    const running = promises.get(key)
    if (running) return running
    const started = work().finally(() => promises.delete(key))
    promises.set(key, started)
    return started
  }
}
