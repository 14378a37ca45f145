import type { Metadata } from 'next'
import { statusMetaName } from '@/lib/cache/page-markers.mjs'

/**
 * Metadata of a «not found» page rendered on demand: the cache handler sends it with status 404.
 * Next's `notFound()` would send an empty document there, which only JavaScript fills
 * (docs/decisions/not-found-with-content.md).
 */
export const notFoundStatus = documentStatus(404)

/** The same for another status of a document that is no cached page. */
export function documentStatus(status: number): Metadata {
  return { other: { [statusMetaName]: String(status) } }
}
