import type { Metadata } from 'next'
import type { Video } from '@/lib/backend/schemas'
import { noindex } from '@/lib/cache/page-markers.mjs'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import type { PlayerArea } from '@/lib/site/universes'
import { videoOgImage } from './og-image'
import { parsePlayerSegment, type PlayerState, watchUrl } from './player'

/** The data of a watch page; `video` is undefined for an id that the backend does not list. */
export type WatchData = {
  state: PlayerState
  video: Video | undefined
  similar: readonly Video[]
  /** Whether the page has no category, or one that a video of the list has. */
  isListedCategory: boolean
}

/**
 * The data of a watch page. The video is looked up in the lists; the similar videos are the
 * candidates without it, compared by YouTube id.
 * @param segment the decoded path segment with the id
 * @param all every video of the universe
 * @param candidates those of the category, or all without a category
 * @param isListedCategory whether there is no category, or a video of the list has it
 * @returns undefined for a video address that is not recognised
 */
export function findWatchData(
  segment: string,
  all: readonly Video[],
  candidates: readonly Video[],
  isListedCategory = true,
): WatchData | undefined {
  const state = parsePlayerSegment(segment)
  if (!state) return undefined
  const isCurrent = ({ youtubeId }: Video) => youtubeId === state.id
  const video = candidates.find(isCurrent) ?? all.find(isCurrent)
  const similar = candidates.filter((other) => !isCurrent(other))
  return { state, video, similar, isListedCategory }
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
): Metadata {
  const ogImage = data?.video && videoOgImage(area, data.video)
  if (!ogImage) return noindexMetadata('Vidéo', describe('Vidéo'))
  const { state } = data
  const metadata = pageMetadata({
    title: ogImage.title,
    description: metaDescription(describe(ogImage.title)),
    path: watchUrl(area, { title: ogImage.title, youtubeId: state.id }),
    ogImage,
    type: 'video.other',
    isVariant: !data.isListedCategory,
  })
  return state.start || state.posterOnly ? { ...metadata, robots: noindex } : metadata
}
