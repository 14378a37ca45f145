import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { PlayerArea } from '@/contract/universes.mjs'
import { itemsOf } from '@/lib/backend/loaded'
import type { Video } from '@/lib/backend/schemas'
import { decodePathSegment, isRoutableSlug } from '@/lib/http/path-segments'
import { pageOf, prerenderedItems } from '@/lib/pagination/pages'
import { noindexMetadata, notFoundStatus } from '@/lib/seo/metadata'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { playerCopy, videosCopy } from './copy'
import { watchUrl } from './player'
import { parsePlayerSegment, videoPart } from './player-path'
import { getVideos, getVideosByCategory } from './queries'
import { latestVideosFirst } from './sorting'
import {
  findWatchData,
  unlistedCategory,
  type WatchCategory,
  type WatchData,
  watchMetadata,
} from './watch-page'

/** The props of a watch page. */
export type WatchProps = { params: Promise<{ id: string; categorySlug?: string }> }

/**
 * The exports of the routes `videoplayers/[id]` and `videoplayers/[id]/[categorySlug]` of a universe:
 * props, metadata, and the static params of the latest videos that the backend lists at build time.
 */
export function playerRoutes(area: PlayerArea) {
  const texts = playerCopy[area]
  const loadCategory = cache(async (slug: string): Promise<WatchCategory> => {
    const listed = itemsOf(await getVideos(area)).flatMap((video) => video.categorySlug ?? [])
    const isListed = listed.includes(slug)
    // Where videos name their category, one that none has is empty; else only the backend knows.
    const isAsked = isListed || listed.length === 0
    const videos = isAsked ? itemsOf(await getVideosByCategory(area, slug, isListed)) : []
    return { slug, isListed, videos }
  })
  /** The data of a watch page; `isGone`: no video has this address, or the similar videos lack its page. */
  const load = cache(async (id: string, categorySlug?: string) => {
    if (!isRoutable(id, categorySlug)) return { isGone: true }
    const list = await getVideos(area)
    const all = itemsOf(list)
    const slug = categorySlug ?? ownCategory(id, all)
    const watch = findWatchData(id, all, slug ? await loadCategory(slug) : undefined)
    const hasPage = parsePlayerSegment(id)?.page !== undefined
    return { watch, isGone: !watch && hasPage && list.state === 'fresh' }
  })
  const loadOf = async ({ params }: WatchProps) => {
    const { id, categorySlug } = await params
    return load(decodePathSegment(id), categorySlug && decodePathSegment(categorySlug))
  }
  /** The present slug of a category that had this one before; undefined when it still has it. */
  const movedCategory = async (slug: string): Promise<string | undefined> => {
    const videos = itemsOf(await getVideos(area))
    if (videos.some((video) => video.categorySlug === slug)) return undefined
    return videos.find((video) => video.formerCategorySlugs?.includes(slug))?.categorySlug
  }
  const urlInCategory = ({ state, video }: WatchData, categorySlug: string) => {
    const { id, address, start, title } = state
    const watched = {
      title: title ?? video?.title ?? '',
      ...(id ? { youtubeId: id } : { youtubeUrl: address ?? '' }),
    }
    return watchUrl(area, watched, { start, title, category: categorySlug })
  }
  return {
    /** The props of a watch page. */
    props: async (props: WatchProps) => {
      const [{ watch }, site] = await Promise.all([loadOf(props), loadSiteSettings()])
      const moved = watch?.category && (await movedCategory(watch.category.slug))
      if (moved) permanentRedirect(urlInCategory(watch, moved))
      const { title, description: own } = watch?.video ?? { title: videosCopy.untitled }
      const description = own ?? texts.description(title)
      return { area, data: watch, description, site }
    },
    /** The metadata of the page without a video. */
    bareMetadata: async () =>
      noindexMetadata(texts.missingTitle, texts.missingDescription, await loadSiteSettings()),
    metadata: async (props: WatchProps): Promise<Metadata> => {
      const [{ watch, isGone }, site] = await Promise.all([loadOf(props), loadSiteSettings()])
      const metadata = watchMetadata(area, watch, texts.description, site)
      return isGone ? { ...metadata, ...notFoundStatus } : metadata
    },
    /**
     * One page of all videos, or of those of a category, for the lists beside the player.
     * @returns undefined when there is no such page; anybody can have invented the `unlistedCategory`
     */
    similarPage: async (page: number, categorySlug?: string) => {
      const category = categorySlug === undefined ? undefined : await loadCategory(categorySlug)
      const candidates = category?.videos ?? itemsOf(await getVideos(area))
      const items = candidates.length > 0 ? pageOf(candidates, page)?.items : undefined
      return items && { videos: items, unlistedCategory: unlistedCategory(category) }
    },
    videoParams: async () => {
      const latest = prerenderedItems(latestVideosFirst(itemsOf(await getVideos(area))))
      const ids = latest.flatMap(({ youtubeId }) => youtubeId ?? [])
      return [...new Set(ids)].map((id) => ({ id }))
    },
  }
}

/** The players of Médias and of Beauté. */
export const players = { medias: playerRoutes('medias'), beaute: playerRoutes('beaute') }

/** The category of a listed video; none for a link that tells title and address: it tells the category too (R61). */
function ownCategory(segment: string, all: readonly Video[]): string | undefined {
  const state = parsePlayerSegment(segment)
  if (!state?.id || state.title) return undefined
  const slug = all.find(({ youtubeId }) => youtubeId === state.id)?.categorySlug
  return slug && isRoutableSlug(slug) ? slug : undefined
}

/** Whether the segments of a path can be those of a video and, if given, of a category. */
function isRoutable(id: string, categorySlug: string | undefined): boolean {
  return (
    isRoutableSlug(videoPart(id)) && (categorySlug === undefined || isRoutableSlug(categorySlug))
  )
}
