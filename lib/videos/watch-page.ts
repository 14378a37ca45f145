import type { Metadata } from 'next'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import type { PlayerArea } from '@/contract/universes.mjs'
import type { Video } from '@/lib/backend/schemas'
import { noindex } from '@/lib/cache/page-markers.mjs'
import { type ListPage, pageOf, pageSize } from '@/lib/pagination/pages'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import { videosCopy } from './copy'
import { videoOgImage } from './og-image'
import { watchUrl } from './player'
import { parsePlayerSegment, type PlayerState } from './player-path'

/** The category of a watch page. */
export type WatchCategory = {
  slug: string
  /** Whether a video of the list has it; else anybody can have invented it. */
  isListed: boolean
  videos: readonly Video[]
}

/** The data of a watch page; `video` is undefined for one that the backend does not list. */
export type WatchData = {
  state: PlayerState
  video: Video | undefined
  /** One page of the similar videos. */
  similar: ListPage<Video>
  category: WatchCategory | undefined
}

/**
 * The data of a watch page. The video is looked up in the lists, by YouTube id or by an address that
 * is not recognised; the similar videos are the others of the category, or all without one.
 * @param segment the decoded path segment with the id
 * @param all every video of the universe
 * @returns undefined for a segment that no link leads to, or a page that the similar videos do not have
 */
export function findWatchData(
  segment: string,
  all: readonly Video[],
  category?: WatchCategory,
): WatchData | undefined {
  const state = parsePlayerSegment(segment)
  if (!state) return undefined
  const isCurrent = ({ youtubeId, youtubeUrl }: Video) =>
    state.id ? youtubeId === state.id : state.address !== undefined && youtubeUrl === state.address
  const candidates = category?.videos ?? all
  const video = all.find(isCurrent) ?? candidates.find(isCurrent)
  const similar = similarPage(candidates, isCurrent, state.page ?? 1)
  if (!similar) return undefined
  return { state, video, similar, category }
}

/** The category that links to the current video must tell: one that is not its own. */
export function foreignCategory({ video, category }: WatchData): string | undefined {
  return category?.slug === video?.categorySlug ? undefined : category?.slug
}

/** The category that links to similar videos must tell (A57): one that no video of the list names as its own. */
export function unlistedCategory(category: WatchCategory | undefined): string | undefined {
  return category?.isListed === false ? category.slug : undefined
}

/** The data of the watch page of a video that the lists may lack, as the page without query has them. */
export function watchDataOf(video: Video, all: readonly Video[]): WatchData {
  const { youtubeId: id, youtubeUrl: address, categorySlug: slug } = video
  const isSame = ({ id: other }: Video) => other === video.id
  const videos = slug ? all.filter((other) => other.categorySlug === slug) : all
  const others = videos.filter((other) => !isSame(other))
  return {
    state: { id, start: undefined, page: undefined, posterOnly: false, title: undefined, address },
    video,
    similar: { items: others.slice(0, pageSize), page: 1, pageCount: 1, total: others.length },
    category: slug ? { slug, isListed: true, videos } : undefined,
  }
}

/**
 * One page of the others. The list is cut with the current video in it, so that its pages are the same
 * beside every video, unless the others fit into one page.
 */
function similarPage(
  candidates: readonly Video[],
  isCurrent: (video: Video) => boolean,
  page: number,
): ListPage<Video> | undefined {
  const isOther = (video: Video) => !isCurrent(video)
  const others = candidates.length <= pageSize + 1 ? candidates.filter(isOther) : candidates
  const similar = pageOf(others, page)
  return similar && { ...similar, items: similar.items.filter(isOther) }
}

/**
 * Metadata of a watch page. Search engines index only videos that the backend lists, without a start
 * time and without the poster of Save-Data.
 * @param describe the description for a title
 */
export function watchMetadata(
  area: PlayerArea,
  data: WatchData | undefined,
  describe: (title: string) => string,
  site: SiteSettings,
): Metadata {
  const ogImage = data?.video && videoOgImage(area, data.video, site)
  if (!ogImage) {
    const title = data?.video?.title ?? videosCopy.untitled
    return noindexMetadata(title, describe(title), site)
  }
  const { state, category } = data
  const metadata = pageMetadata(site, {
    title: ogImage.title,
    description: metaDescription(data.video?.description, describe(ogImage.title)),
    path: watchUrl(area, { title: ogImage.title, youtubeId: state.id }),
    ogImage,
    type: 'video.other',
    isVariant: category?.isListed === false || Boolean(state.title ?? state.page),
  })
  return state.start || state.posterOnly ? { ...metadata, robots: noindex } : metadata
}
