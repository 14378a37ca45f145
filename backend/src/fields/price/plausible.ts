type PriceRange = readonly [number, number]

/** Usual amounts: of all items, or of each value of another field of the same item. */
export type Plausible =
  | PriceRange
  | { dependsOn: string; ranges: Record<string, PriceRange>; otherwise: PriceRange }

/** The usual amounts of an item, given the value of the field on which they depend. */
export function plausibleRange(plausible: Plausible, kind: unknown): PriceRange {
  if (!('dependsOn' in plausible)) return plausible
  return plausible.ranges[String(kind)] ?? plausible.otherwise
}
