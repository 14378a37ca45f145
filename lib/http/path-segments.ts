/**
 * A path segment as text. Next passes it as it stands in the address, or decoded already: what
 * cannot be decoded is returned as it is. Never throws.
 */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Whether a slug can be a path segment. Dots alone would be resolved to another folder, half a
 * surrogate pair cannot be encoded, and an empty segment is none.
 */
export function isRoutableSlug(slug: string): boolean {
  return !/^\.*$|\p{Surrogate}/u.test(slug)
}
