import type { Metadata } from 'next'
import type { Video } from '@/lib/backend/schemas'
import { noindex } from '@/lib/cache/page-markers.mjs'
import { decodePathSegment } from '@/lib/http/path-segments'
import { metaDescription, noindexMetadata, pageMetadata } from '@/lib/seo/metadata'
import type { PlayerArea } from '@/lib/site/universes'
import { videoOgImage } from './og-image'
import { parsePlayerSegment, type PlayerState, watchUrl } from './player'

/** What a watch page shows; `video` is absent for an id that the backend does not know (A4). */
export type WatchData = {
  state: PlayerState
  video: Video | undefined
  similar: readonly Video[]
}

/**
 * What a watch page shows. The video is looked up in the lists (A4); the similar ones are its
 * neighbours without itself, compared by YouTube id (R93, A49).
 * @param segment the path segment that names the video
 * @param all every video of the universe
 * @param neighbours those of the category, or all of them without one (R92)
 * @returns undefined for an address that is not recognised (R88)
 */
export function findWatchData(
  segment: string,
  all: readonly Video[],
  neighbours: readonly Video[],
): WatchData | undefined {
  const state = parsePlayerSegment(decodePathSegment(segment))
  if (!state) return undefined
  const isCurrent = ({ youtubeId }: Video) => youtubeId === state.id
  const video = neighbours.find(isCurrent) ?? all.find(isCurrent)
  return { state, video, similar: neighbours.filter((other) => !isCurrent(other)) }
}

/**
 * Metadata of a watch page. Only a video that the backend knows, without start time or poster, is
 * for search engines.
 * @param describeIt makes the description out of the title
 */
export function watchMetadata(
  area: PlayerArea,
  data: WatchData | undefined,
  describeIt: (title: string) => string,
): Metadata {
  const ogImage = data?.video && videoOgImage(area, data.video)
  if (!ogImage) return noindexMetadata('Vidéo', describeIt('Vidéo'))
  const { state } = data
  const metadata = pageMetadata({
    title: ogImage.title,
    description: metaDescription(describeIt(ogImage.title)),
    path: watchUrl(area, { title: ogImage.title, youtubeId: state.id }),
    ogImage,
    type: 'video.other',
  })
  return state.start || state.posterOnly ? { ...metadata, robots: noindex } : metadata
}
