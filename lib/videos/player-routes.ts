import { cache } from 'react'
import type { Video } from '@/lib/backend/schemas'
import type { PlayerArea } from './player'
import { findWatchData, watchMetadata } from './watch-page'
import type { StaticPath } from '@/lib/site/static-routes'

type Videos = () => Promise<readonly Video[]>

/** What distinguishes the player of one universe from that of another (R111). */
type Source = {
  area: PlayerArea
  /** Where all videos of the universe are. */
  list: StaticPath
  getVideos: Videos
  getVideosOfCategory: (slug: string) => ReturnType<Videos>
  describe: (title: string) => string
}

type WatchProps = { params: Promise<{ id: string; categorySlug?: string }> }

/**
 * What the routes `videoplayers/[id]` and `videoplayers/[id]/[categorySlug]` of a universe export:
 * their data, shared with their metadata, and the videos that the backend knows at build time.
 */
export function playerRoutes({ area, list, getVideos, getVideosOfCategory, describe }: Source) {
  const load = cache(async (id: string, categorySlug: string | undefined) => {
    const [all, neighbours] = await Promise.all([
      getVideos(),
      categorySlug ? getVideosOfCategory(categorySlug) : getVideos(),
    ])
    return findWatchData(id, all, neighbours)
  })
  const data = async ({ params }: WatchProps) => {
    const { id, categorySlug } = await params
    return load(id, categorySlug)
  }
  return {
    /** What a watch page is given to show. */
    shown: async (props: WatchProps) => {
      const found = await data(props)
      return { area, list, data: found, description: describe(found?.video?.title ?? 'Vidéo') }
    },
    metadata: async (props: WatchProps) => watchMetadata(area, await data(props), describe),
    videoParams: async () => {
      const ids = (await getVideos()).flatMap(({ youtubeId }) => youtubeId ?? [])
      return [...new Set(ids)].map((id) => ({ id }))
    },
    categoryParams: async () =>
      (await getVideos()).flatMap(({ youtubeId, categorySlug }) =>
        youtubeId && categorySlug ? [{ id: youtubeId, categorySlug }] : [],
      ),
  }
}
