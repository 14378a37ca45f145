import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from './header-video'
import { loadList } from './load'
import { parseList } from './parse-list'
import { maison } from './schemas'

/** The address of the real-estate header video, if there is one (R126). */
export const getImmoHeaderVideo = cache(() => loadHeaderVideo('immo-header-video'))

/** All houses, in the backend's order (R129). */
export const getMaisons = cache(() =>
  loadList('immo-maisons', (body) => parseList('immo-maisons', maison, body)),
)
