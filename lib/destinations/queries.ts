import { cache } from 'react'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { hasPage } from '@/lib/http/path-segments'
import { defaultDestinations, type Destination, guideSchema } from './destinations'

type Destinations = { state: 'fresh' | 'stale'; data: Destination[] }

/**
 * The destinations in the backend's order, as soon as it has one; the site's own three of a backend that has none,
 * or lacks the path, which is optional, and of one that fails before it has ever answered.
 */
export const getDestinations = cache(async (): Promise<Destinations> => {
  const loaded = await loadList('destinations', guideSchema)
  const sent = 'data' in loaded ? loaded.data.filter(hasPage) : []
  const state = loaded.state === 'fresh' || loaded.state === 'notFound' ? 'fresh' : 'stale'
  return { state, data: sent.length > 0 ? sent : [...defaultDestinations] }
})

/** One destination by its slug, or by a former one. */
export const getDestination = (slug: string) => findItem(slug, getDestinations)
