import 'server-only'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/**
 * Whether a cache tag was revalidated after a moment, by this process or, through Redis, by another.
 * @param moment milliseconds since 1970
 */
export function isRevalidatedSince(tag: string, moment: number): boolean {
  return areTagsExpired([tag], moment)
}
