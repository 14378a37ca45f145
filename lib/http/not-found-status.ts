import type { Metadata } from 'next'
import { statusMetaName } from '@/lib/cache/page-markers.mjs'

/**
 * Metadata of a «not found» page rendered on demand: the cache handler sends it with status 404.
 * Next's `notFound()` would send an empty document there, which only JavaScript fills
 * (docs/decisions/not-found-with-content.md).
 */
export const notFoundStatus: Metadata = { other: { [statusMetaName]: '404' } }
