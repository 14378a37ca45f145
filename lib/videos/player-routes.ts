import { cache } from 'react'
import { itemsOf, type Loaded } from '@/lib/backend/load'
import type { Video } from '@/lib/backend/schemas'
import type { StaticPath } from '@/lib/site/static-routes'
import type { PlayerArea } from '@/lib/site/universes'
import { findWatchData, watchMetadata } from './watch-page'

/** What the players of two universes differ in. */
type Source = {
  area: PlayerArea
  /** Where all videos of the universe are. */
  list: StaticPath
  getVideos: () => Promise<Loaded<Video[]>>
  getVideosByCategory: (slug: string) => Promise<Loaded<Video[]>>
  describe: (title: string) => string
}

type WatchProps = { params: Promise<{ id: string; categorySlug?: string }> }

/**
 * What the routes `videoplayers/[id]` and `videoplayers/[id]/[categorySlug]` of a universe export:
 * their data, shared with their metadata, and the videos that the backend knows at build time.
 */
export function playerRoutes({ area, list, getVideos, getVideosByCategory, describe }: Source) {
  const load = cache(async (id: string, categorySlug: string | undefined) => {
    const [all, neighbours] = await Promise.all([
      getVideos(),
      categorySlug ? getVideosByCategory(categorySlug) : getVideos(),
    ])
    return findWatchData(id, itemsOf(all), itemsOf(neighbours))
  })
  const data = async ({ params }: WatchProps) => {
    const { id, categorySlug } = await params
    return load(id, categorySlug)
  }
  return {
    /** The props of a watch page. */
    props: async (props: WatchProps) => {
      const found = await data(props)
      return { area, list, data: found, description: describe(found?.video?.title ?? 'Vidéo') }
    },
    metadata: async (props: WatchProps) => watchMetadata(area, await data(props), describe),
    videoParams: async () => {
      const ids = itemsOf(await getVideos()).flatMap(({ youtubeId }) => youtubeId ?? [])
      return [...new Set(ids)].map((id) => ({ id }))
    },
    categoryParams: async () =>
      itemsOf(await getVideos()).flatMap(({ youtubeId, categorySlug }) =>
        youtubeId && categorySlug ? [{ id: youtubeId, categorySlug }] : [],
      ),
  }
}
