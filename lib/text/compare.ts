/** Compares two texts for a descending sort; undefined sorts last. */
export function descending(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? 1 : -1
}
