/**
 * A segment of an address as text. Next hands it over as it stands in the address, or decoded
 * already: what cannot be decoded is returned as it is. Never throws.
 */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
