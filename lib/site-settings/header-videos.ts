import { cache } from 'react'
import type { EndpointName } from '@/contract/endpoints'
import { load } from '@/lib/backend/load'
import { type HeaderVideo, headerVideoSchema } from '@/lib/backend/schemas'

type HeaderVideoEndpoint = Extract<EndpointName, `${string}HeaderVideo`>

/** A page's header video. @returns undefined when none is set or it cannot be loaded: the page shows its poster */
export const getHeaderVideo = cache(
  async (name: HeaderVideoEndpoint): Promise<HeaderVideo | undefined> => {
    const loaded = await load(name, (body) => headerVideoSchema.parse(body))
    return 'data' in loaded ? loaded.data : undefined
  },
)
