import 'server-only'
import { cache } from 'react'
import { loadList } from '@/lib/backend/load'
import { videoSchema } from '@/lib/backend/schemas'

/** All videos of Médias, in the backend's order. */
export const getMediaVideos = cache(() => loadList('mediaVideos', videoSchema))

/** The videos of one category of Médias. */
export const getMediaVideosByCategory = cache((slug: string) =>
  loadList('mediaVideosByCategory', videoSchema, slug),
)

/** All videos of the institute, in the backend's order. */
export const getBeautyVideos = cache(() => loadList('beautyVideos', videoSchema))

/** The videos of one category of the institute. */
export const getBeautyVideosByCategory = cache((slug: string) =>
  loadList('beautyVideosByCategory', videoSchema, slug),
)
