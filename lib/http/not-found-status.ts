import type { Metadata } from 'next'
import { statusMetaName } from '@/lib/cache/page-markers.mjs'

/**
 * Metadata of a page rendered on demand that says «there is no such thing»: the cache handler answers
 * it with status 404. Next's own `notFound()` would send an empty document there, which only
 * JavaScript fills (docs/decisions/not-found-with-content.md).
 */
export const notFoundStatus: Metadata = { other: { [statusMetaName]: '404' } }
