// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import { attempt } from '../../platform/attempt.mjs'

/**
 * A decoded path segment. Next passes segments percent-encoded or already decoded: a segment that
 * cannot be decoded is returned unchanged. Never throws.
 */
export const decodePathSegment = (segment: string): string =>
  attempt(() => decodeURIComponent(segment)) ?? segment

/** A percent-encoded segment for which every page answers 404: no slug contains a slash. */
export const unroutableSegment = '%2F'

/** Characters of a slug, an id or a category at most. */
const maxSlugLength = 200

/**
 * Whether a slug can be a path segment. An empty one cannot, nor one of dots only, which URL
 * parsers resolve, nor one with an ending that Next leaves out, nor one with an unpaired surrogate, which cannot be percent-encoded. Slashes,
 * backslashes, semicolons, control characters and long texts are refused, because servers and proxies
 * treat them differently.
 */
export function isRoutableSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && !/^\.*$|\.rsc$|[/\\;\p{Cc}\p{Surrogate}]/u.test(slug)
}

/** Whether a content has a page of its own. */
export const hasPage = ({ slug }: { slug: string }) => isRoutableSlug(slug)
