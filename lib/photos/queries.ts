import { cache } from 'react'
import type { PlayerArea } from '@/contract/universes.mjs'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { mapLoaded } from '@/lib/backend/loaded'
import { photoSchema } from '@/lib/backend/schemas'
import { photoName } from './card'

const endpointsOf = { medias: 'mediaPhotos', beaute: 'beautyPhotos' } as const

/** All photos of the gallery of a universe, in the backend's order. */
export const getPhotos = cache((area: PlayerArea) => loadList(endpointsOf[area], photoSchema))

/** The file of a photo, by its id, with a title that names it. */
export const getPhotoFile = (area: PlayerArea) => (id: string) =>
  findItem(id, async () =>
    mapLoaded(await getPhotos(area), (photos) =>
      photos.map((photo, index) => ({
        id: photo.id,
        title: photoName(photo, index),
        poster: photo.picture,
      })),
    ),
  )
