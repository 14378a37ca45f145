/** Hands on the first item of a key at once, and after each pause the others together, as long as more come. */
export function gathering<T>(handOn: (first: T, others: readonly T[]) => void, pauseMs: number) {
  const waiting = new Map<string, T[]>()
  const pause = (key: string) => {
    const items: T[] = []
    waiting.set(key, items)
    const end = () => {
      waiting.delete(key)
      const [first, ...others] = items
      if (first === undefined) return
      handOn(first, others)
      pause(key)
    }
    setTimeout(end, pauseMs).unref()
  }
  return (key: string, item: T) => {
    const items = waiting.get(key)
    if (items) return void items.push(item)
    handOn(item, [])
    pause(key)
  }
}
