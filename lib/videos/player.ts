import type { PlayerArea } from '@/contract/universes.mjs'
import { playerOrigin } from '@/lib/document/frame-origins.mjs'
import { playerParams } from '@/lib/site/query-params'

/** The URL of the embedded player; `start` is in seconds. */
export function embedUrl(id: string, start?: number): string {
  return `${playerOrigin}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
}

/** The page of a video on YouTube, for where its player does not come; `start` is in seconds. */
export function youtubeUrl(id: string, start?: number): string {
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`
}

type WatchUrlOptions = {
  /** In seconds. */
  start?: number | undefined
  /** Whether to load the player even if the visitor saves data. */
  play?: boolean
  /** The title of a video that the backend does not list. */
  title?: string | undefined
  /** A category that is not that of the video itself, which its page finds. */
  category?: string | undefined
}

/**
 * The canonical link to a video: the short form with its YouTube id, else the specification's form with its
 * address and title, whose page explains that the address is not recognised.
 */
export function watchUrl(
  area: PlayerArea,
  video: { title: string; youtubeId?: string; youtubeUrl?: string },
  { start, play = false, title, category }: WatchUrlOptions = {},
): string {
  const query = video.youtubeId
    ? new URLSearchParams({
        [playerParams.id]: video.youtubeId,
        ...(title && { [playerParams.title]: title }),
      })
    : new URLSearchParams({
        [playerParams.address]: video.youtubeUrl ?? '',
        [playerParams.title]: video.title,
      })
  if (category) query.set(playerParams.category, category)
  if (start) query.set(playerParams.start, String(start))
  if (play) query.set(playerParams.play, '1')
  return `/${area}/videoplayers?${query}`
}
