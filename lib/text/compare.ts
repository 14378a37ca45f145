/** Compares two texts for a descending sort; undefined sorts last. */
export function descending(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? 1 : -1
}
