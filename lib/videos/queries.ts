import { cache } from 'react'
import type { PlayerArea } from '@/contract/universes.mjs'
import { findItem } from '@/lib/backend/find-item'
import { loadList } from '@/lib/backend/load'
import { mapLoaded } from '@/lib/backend/loaded'
import { videoSchema } from '@/lib/backend/schemas'

const endpointsOf = {
  medias: { all: 'mediaVideos', category: 'mediaVideosByCategory' },
  beaute: { all: 'beautyVideos', category: 'beautyVideosByCategory' },
} as const

/** All videos of a universe, in the backend's order. */
export const getVideos = cache((area: PlayerArea) => loadList(endpointsOf[area].all, videoSchema))

/** One video by its YouTube id, which is its address. */
export const getVideo = (area: PlayerArea) => (youtubeId: string) =>
  findItem(youtubeId, async () =>
    mapLoaded(await getVideos(area), (videos) =>
      videos.map((video) => ({ ...video, slug: video.youtubeId ?? '' })),
    ),
  )

/** The videos of one category of a universe. @param isListed whether a video of the list has this category */
export const getVideosByCategory = cache((area: PlayerArea, slug: string, isListed: boolean) =>
  loadList(endpointsOf[area].category, videoSchema, { slug, isOfContent: () => isListed }),
)
