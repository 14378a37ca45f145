import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from './header-video'

/** The address of the travel header video, if there is one (R112). */
export const getVoyageHeaderVideo = cache(() => loadHeaderVideo('voyage-header-video'))
