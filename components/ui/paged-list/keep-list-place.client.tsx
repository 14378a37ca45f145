'use client'

import type { PagedSource } from '@/lib/pagination/paged-source'
import { useListPlace } from './use-list-place.client'

/** Returns to the same place of a list in pages on Back; see `useListPlace`. */
export function KeepListPlace({ source }: { source: PagedSource }) {
  useListPlace(source)
  return null
}
