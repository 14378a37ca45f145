import type { Metadata } from 'next'
import { cache } from 'react'
import { itemsOf, type Loaded } from '@/lib/backend/load'
import type { Video } from '@/lib/backend/schemas'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import type { StaticPath } from '@/lib/site/static-routes'
import type { PlayerArea } from '@/lib/site/universes'
import { videosCopy } from './copy'
import { videoPart } from './player-path'
import { findWatchData, watchMetadata } from './watch-page'

/** What differs between the players of the two universes. */
type Source = {
  area: PlayerArea
  /** The page that lists all videos of the universe. */
  list: StaticPath
  getVideos: () => Promise<Loaded<Video[]>>
  getVideosByCategory: (slug: string, isListed: boolean) => Promise<Loaded<Video[]>>
  describe: (title: string) => string
}

type WatchProps = { params: Promise<{ id: string; categorySlug?: string }> }

/**
 * The exports of the routes `videoplayers/[id]` and `videoplayers/[id]/[categorySlug]` of a universe:
 * props, metadata, and the static params of the videos that the backend lists at build time.
 */
export function playerRoutes({ area, list, getVideos, getVideosByCategory, describe }: Source) {
  const load = cache(async (id: string, categorySlug: string | undefined) => {
    const all = await getVideos()
    if (categorySlug === undefined) return findWatchData(id, itemsOf(all))
    const isListed = itemsOf(all).some((video) => video.categorySlug === categorySlug)
    // A category that no video of the list has is empty; the backend is asked only without a list.
    const isAsked = isListed || !('data' in all)
    const videos = isAsked ? itemsOf(await getVideosByCategory(categorySlug, isListed)) : []
    return findWatchData(id, itemsOf(all), { slug: categorySlug, isListed, videos })
  })
  const segments = async ({ params }: WatchProps) => {
    const { id, categorySlug } = await params
    return [id, categorySlug].map((segment) => segment && decodePathSegment(segment))
  }
  const data = async (props: WatchProps) => {
    const [id = '', categorySlug] = await segments(props)
    return isRoutable(id, categorySlug) ? load(id, categorySlug) : undefined
  }
  return {
    /** The props of a watch page. */
    props: async (props: WatchProps) => {
      const watch = await data(props)
      const description = describe(watch?.video?.title ?? videosCopy.untitled)
      return { area, list, data: watch, description }
    },
    metadata: async (props: WatchProps): Promise<Metadata> => {
      const metadata = watchMetadata(area, await data(props), describe)
      const [id = '', categorySlug] = await segments(props)
      return isRoutable(id, categorySlug) ? metadata : { ...metadata, ...notFoundStatus }
    },
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

/** Whether the segments of a path can be those of a video and, if given, of a category. */
function isRoutable(id: string, categorySlug: string | undefined): boolean {
  return (
    isRoutableSlug(videoPart(id)) && (categorySlug === undefined || isRoutableSlug(categorySlug))
  )
}
