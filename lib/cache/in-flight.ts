/**
 * Shares work that is under way: callers that ask for a key while its work runs get the same
 * promise.
 * @returns a function that starts the work of a key, or joins it
 */
export function createInFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
