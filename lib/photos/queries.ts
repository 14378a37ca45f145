import { cache } from 'react'
import { loadList } from '@/lib/backend/load'
import { photoSchema } from '@/lib/backend/schemas'
import type { PlayerArea } from '@/lib/shared/universes.mjs'

const endpointsOf = { medias: 'mediaPhotos', beaute: 'beautyPhotos' } as const

/** All photos of the gallery of a universe, in the backend's order. */
export const getPhotos = cache((area: PlayerArea) => loadList(endpointsOf[area], photoSchema))
