/** The collections to whose documents others refer. */
export const referredTo = ['categories', 'categories-beaute', 'uploads'] as const

/** Contents first, then their categories, then files: what nothing uses by then can be deleted. */
export function inDeletionOrder<T>(items: readonly T[], collectionOf: (item: T) => string): T[] {
  const rank = (item: T) => referredTo.findIndex((it) => it === collectionOf(item))
  return items.toSorted((one, other) => rank(one) - rank(other))
}
