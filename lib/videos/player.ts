import type { PlayerArea } from '@/lib/site/universes'
// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import { youtubeId } from '../backend/youtube-id'

/** Where videos play: one constant holds the host (A5). */
const host = 'https://www.youtube-nocookie.com'

/** What a watch page is asked to play. `start` is in seconds. */
export type PlayerState = { id: string; start: number | undefined; posterOnly: boolean }

/** The segment of an address that is not recognised: no id has this form. */
export const unrecognizedSegment = '_'

/** The address of the embedded player (R84); `start` is in seconds. */
export function embedUrl(id: string, start?: number): string {
  return `${host}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
}

/**
 * The link to a video: the short form by YouTube id, else the specification's form with the video's
 * address and title, whose page says what is wrong with the address.
 * @param options `start` is in seconds; `play` starts the player where a poster would wait
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
 * @param saveData whether the visitor saves data: then a poster waits for a tap (`lecture`)
 * @returns undefined when the query names no video: the bare page says so (R87)
 */
export function playerRewritePath(
  area: PlayerArea,
  query: URLSearchParams,
  saveData: boolean,
): string | undefined {
  const address = query.get('videoUrl')?.trim()
  const given = query.get('v')?.trim()
  if (!address && !given) return undefined
  const id = given ? youtubeId(`youtu.be/${given}`) : youtubeId(address ?? '')
  const category = query.get('categorySlug') ?? ''
  const segments = [
    id
      ? segmentOf({
          id,
          start: startOf(query.get('t') ?? ''),
          posterOnly: saveData && !query.has('lecture'),
        })
      : unrecognizedSegment,
    ...(/^[\w-]{1,80}$/.test(category) ? [category] : []),
  ]
  return `/${area}/videoplayers/${segments.join('/')}`
}

/** Reads a path segment back; undefined when it is not of the form that `playerPath` writes. */
export function parsePlayerSegment(segment: string): PlayerState | undefined {
  const [, poster, id, start] = /^(~?)([\w-]{6,})(?:@(\d{1,5}))?$/.exec(segment) ?? []
  return id
    ? { id, start: start ? Number(start) : undefined, posterOnly: poster === '~' }
    : undefined
}

function segmentOf({ id, start, posterOnly }: PlayerState): string {
  return `${posterOnly ? '~' : ''}${id}${start ? `@${start}` : ''}`
}

/** Seconds of `90`, `90s` or `1h2m3s`, as YouTube writes a start time. */
function startOf(text: string): number | undefined {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text)
  if (!parts) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return Math.min(hours * 3600 + minutes * 60 + seconds, 99_999) || undefined
}
