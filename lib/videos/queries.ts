import 'server-only'
import { cache } from 'react'
import { loadList } from '@/lib/backend/load'
import { videoSchema } from '@/lib/backend/schemas'

/** All videos of Médias, in the backend's order. */
export const getMediaVideos = cache(() => loadList('mediaVideos', videoSchema))

/**
 * The videos of one category of Médias.
 * @param isListed whether a video of the list has this category
 */
export const getMediaVideosByCategory = cache((slug: string, isListed: boolean) =>
  loadList('mediaVideosByCategory', videoSchema, slug, () => isListed),
)

/** All videos of the institute, in the backend's order. */
export const getBeautyVideos = cache(() => loadList('beautyVideos', videoSchema))

/**
 * The videos of one category of the institute.
 * @param isListed whether a video of the list has this category
 */
export const getBeautyVideosByCategory = cache((slug: string, isListed: boolean) =>
  loadList('beautyVideosByCategory', videoSchema, slug, () => isListed),
)
