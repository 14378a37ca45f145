import 'server-only'
import { cache } from 'react'
import { loadHeaderVideo } from '@/lib/backend/header-video'

/** The address of the home page's header video, if there is one (R19). */
export const getHomeHeaderVideo = cache(() => loadHeaderVideo('accueil-header-video'))
