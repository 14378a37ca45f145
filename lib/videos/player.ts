import type { PlayerArea } from '@/lib/site/universes'
// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import { youtubeId } from '../backend/youtube-id'
import { playerOrigin } from '../cache/frame-origins.mjs'
import { isRoutableSlug, unroutableSegment } from '../http/path-segments'

/** What a watch page plays. `start` is in seconds; `posterOnly`: the player loads on a tap. */
export type PlayerState = { id: string; start: number | undefined; posterOnly: boolean }

/** The path segment for an unrecognised video address: no id has this form. */
const unrecognizedSegment = '_'

/** The URL of the embedded player; `start` is in seconds. */
export function embedUrl(id: string, start?: number): string {
  return `${playerOrigin}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
}

/**
 * The link to a video: the short form with its YouTube id, else the specification's form with its
 * address and title, whose page explains that the address is not recognised.
 * @param options `start` is in seconds; `play` loads the player even if the visitor saves data
 */
export function watchUrl(
  area: PlayerArea,
  video: { title: string; youtubeId?: string; youtubeUrl?: string; categorySlug?: string },
  { start, play = false }: { start?: number | undefined; play?: boolean } = {},
): string {
  const query = video.youtubeId
    ? new URLSearchParams({ v: video.youtubeId })
    : new URLSearchParams({ videoUrl: video.youtubeUrl ?? '', title: video.title })
  if (video.categorySlug) query.set('categorySlug', video.categorySlug)
  if (start) query.set('t', String(start))
  if (play) query.set('lecture', '1')
  return `/${area}/videoplayers?${query}`
}

/**
 * The prerendered path that serves a player's query: `videoUrl` or `v`, `categorySlug`, `t`.
 * @param saveData whether the browser sends `Save-Data`: the player then loads on a tap (`lecture`)
 * @returns undefined when the query has no video: the page without query shows a message
 */
export function playerRewritePath(
  area: PlayerArea,
  query: URLSearchParams,
  saveData: boolean,
): string | undefined {
  const address = query.get('videoUrl')?.trim()
  const shortId = query.get('v')?.trim()
  if (!address && !shortId) return undefined
  const id = shortId ? youtubeId(`youtu.be/${shortId}`) : youtubeId(address ?? '')
  const category = query.get('categorySlug') ?? ''
  const start = startOf(query.get('t') ?? '')
  const posterOnly = saveData && !query.has('lecture')
  const segments = [
    id ? segmentOf({ id, start, posterOnly }) : unrecognizedSegment,
    ...(/^[\w-]{1,80}$/.test(category) ? [category] : []),
  ]
  return `/${area}/videoplayers/${segments.join('/')}`
}

/** Parses a path segment; undefined when `playerRewritePath` does not write it. */
export function parsePlayerSegment(segment: string): PlayerState | undefined {
  const [, poster, id, start] = /^(~?)([\w-]{6,})(?:@(\d{1,5}))?$/.exec(segment) ?? []
  return id
    ? { id, start: start ? Number(start) : undefined, posterOnly: poster === '~' }
    : undefined
}

function segmentOf({ id, start, posterOnly }: PlayerState): string {
  // The rewrite is sent in a header, which has a limit.
  if (!isRoutableSlug(id)) return unroutableSegment
  return `${posterOnly ? '~' : ''}${id}${start ? `@${start}` : ''}`
}

/** Parses a start time as YouTube writes it, `90`, `90s` or `1h2m3s`, into seconds. */
function startOf(text: string): number | undefined {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text)
  if (!parts) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return Math.min(hours * 3600 + minutes * 60 + seconds, 99_999) || undefined
}
