/**
 * A decoded path segment. Next passes segments percent-encoded or already decoded: a segment that
 * cannot be decoded is returned unchanged. Never throws.
 */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Whether a slug can be a path segment. An empty one cannot, nor one of dots only, which URL
 * parsers resolve, nor one with an unpaired surrogate, which cannot be percent-encoded.
 */
export function isRoutableSlug(slug: string): boolean {
  return !/^\.*$|\p{Surrogate}/u.test(slug)
}
