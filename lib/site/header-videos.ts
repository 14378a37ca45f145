import 'server-only'
import { cache } from 'react'
import { load } from '@/lib/backend/load'
import { headerVideoSchema } from '@/lib/backend/schemas'

type HeaderVideoEndpoint =
  'homeHeaderVideo' | 'beautyHeaderVideo' | 'travelHeaderVideo' | 'housesHeaderVideo'

/**
 * The address of a page's header video as browsers reach it.
 * @returns undefined when none is set or none can be loaded: the poster stays
 */
export const getHeaderVideo = cache(
  async (name: HeaderVideoEndpoint): Promise<string | undefined> => {
    const loaded = await load(name, (body) => headerVideoSchema.parse(body))
    return 'data' in loaded ? loaded.data : undefined
  },
)
