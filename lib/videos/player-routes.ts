import { cache } from 'react'
import { itemsOf, type Loaded } from '@/lib/backend/load'
import type { Video } from '@/lib/backend/schemas'
import type { StaticPath } from '@/lib/site/static-routes'
import type { PlayerArea } from '@/lib/site/universes'
import { findWatchData, watchMetadata } from './watch-page'

/** What differs between the players of the two universes. */
type Source = {
  area: PlayerArea
  /** The page that lists all videos of the universe. */
  list: StaticPath
  getVideos: () => Promise<Loaded<Video[]>>
  getVideosByCategory: (slug: string) => Promise<Loaded<Video[]>>
  describe: (title: string) => string
}

type WatchProps = { params: Promise<{ id: string; categorySlug?: string }> }

/**
 * The exports of the routes `videoplayers/[id]` and `videoplayers/[id]/[categorySlug]` of a universe:
 * props, metadata, and the static params of the videos that the backend lists at build time.
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
      const watch = await data(props)
      return { area, list, data: watch, description: describe(watch?.video?.title ?? 'Vidéo') }
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
