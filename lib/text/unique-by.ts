/** The items without duplicates: the first item of each key, in the same order. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}
