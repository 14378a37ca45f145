import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from '@/lib/backend/header-video'
import { loadList } from '@/lib/backend/load'
import { parseList } from '@/lib/backend/parse-list'
import { houseSchema } from '@/lib/backend/schemas'

/** The address of the real-estate header video, if there is one (R126). */
export const getImmoHeaderVideo = cache(() => loadHeaderVideo('immo-header-video'))

/** All houses, in the backend's order (R129). */
export const getHouses = cache(() =>
  loadList('immo-maisons', (body) => parseList('immo-maisons', houseSchema, body)),
)
