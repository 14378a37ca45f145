import 'server-only'
import { cache } from 'react'
import { load } from '@/lib/backend/load'
import { headerVideoSchema } from '@/lib/backend/schemas'

type HeaderVideoEndpoint =
  'homeHeaderVideo' | 'beautyHeaderVideo' | 'travelHeaderVideo' | 'housesHeaderVideo'

/**
 * The URL of a page's header video for browsers.
 * @returns undefined when none is set or it cannot be loaded: the page shows its poster
 */
export const getHeaderVideo = cache(
  async (name: HeaderVideoEndpoint): Promise<string | undefined> => {
    const loaded = await load(name, (body) => headerVideoSchema.parse(body))
    return 'data' in loaded ? loaded.data : undefined
  },
)
