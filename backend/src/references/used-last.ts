/** Contents first, then their categories, then files: what nothing uses by then can be deleted. */
export function usedLast<T>(items: readonly T[], collectionOf: (item: T) => string): T[] {
  const rank = (item: T) =>
    ['categories', 'categories-beaute', 'uploads'].indexOf(collectionOf(item))
  return items.toSorted((one, other) => rank(one) - rank(other))
}
