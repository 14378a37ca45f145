import 'server-only'
import { cache } from 'react'
import { loadList } from '@/lib/backend/load'
import { photoSchema } from '@/lib/backend/schemas'

/** All photos of the gallery of Médias, in the backend's order. */
export const getMediaPhotos = cache(() => loadList('mediaPhotos', photoSchema))

/** All photos of the institute, in the backend's order. */
export const getBeautyPhotos = cache(() => loadList('beautyPhotos', photoSchema))
