import type { PlayerArea } from '@/contract/universes.mjs'
import { youtubeId } from '../../contract/video-address'
// Relative: Turbopack compiles middleware.ts in the backend's build too, which has no path alias.
import { isRoutableSlug, unroutableSegment } from '../http/path-segments'
import { parsePageNumber } from '../pagination/pages'
import { playerParams } from '../site/query-params'

/** What a watch page plays, as its path says it. */
export type PlayerState = {
  /** The YouTube id; undefined for an address that is not recognised. */
  id: string | undefined
  /** In seconds. */
  start: number | undefined
  /** The page of the similar videos; undefined for the first. */
  page: number | undefined
  /** Whether the player loads on a tap. */
  posterOnly: boolean
  /** The title that the link gives. */
  title: string | undefined
  /** The address that is not recognised. */
  address: string | undefined
}

/** Stands for the id of an address that is not recognised: no id has this form. */
const unrecognizedId = '_'

/** The id, with a start time and a page of the similar videos, then title and address in base64url. */
const segmentForm =
  /^(?:(_)|(~?)([\w-]{6,200})(?:@(\d{1,5}))?)(?:!(\d{1,5}))?(?:\.([\w-]{0,1100}))?(?:\.([\w-]{1,1100}))?$/

/** Characters of the title and of the address in a path at most; a longer address is left out. */
const maxLength = 200

/**
 * The prerendered path that serves a player's query.
 * @param saveData whether the browser sends `Save-Data`: the player then loads on a tap (`lecture`)
 * @returns undefined when the query has no video: the page without query shows a message
 */
export function playerRewritePath(area: PlayerArea, query: URLSearchParams, saveData: boolean) {
  const address = query.get(playerParams.address)?.trim()
  const shortId = query.get(playerParams.id)?.trim()
  if (!address && !shortId) return undefined
  const id = shortId ? youtubeId(`youtu.be/${shortId}`) : youtubeId(address ?? '')
  const category = query.get(playerParams.category) ?? ''
  const segment = segmentOf({
    id,
    start: startOf(query.get(playerParams.start) ?? ''),
    page: pageAfterFirst(query.get(playerParams.page) ?? ''),
    posterOnly: saveData && !query.has(playerParams.play),
    title: titleOf(query.get(playerParams.title)),
    address: id || shortId || (address?.length ?? 0) > maxLength ? undefined : address,
  })
  const segments = [segment, ...(/^[\w-]{1,80}$/.test(category) ? [category] : [])]
  return `/${area}/videoplayers/${segments.join('/')}`
}

/** Parses a path segment; undefined when `playerRewritePath` does not write it. */
export function parsePlayerSegment(segment: string): PlayerState | undefined {
  const [, unrecognized, poster, id, start, page, title, address] = segmentForm.exec(segment) ?? []
  if (!unrecognized && !id) return undefined
  return {
    id,
    start: start ? Number(start) : undefined,
    page: pageAfterFirst(page ?? ''),
    posterOnly: poster === '~',
    title: decode(title),
    address: id ? undefined : decode(address),
  }
}

/** The part of a path segment that names the video, without title and address. */
export const videoPart = (segment: string): string => segment.replace(/(\.[\w-]*){1,2}$/, '')

function segmentOf({ id, start, page, posterOnly, title, address }: PlayerState): string {
  // The rewrite is sent in a header, which has a limit.
  if (id && !isRoutableSlug(id)) return unroutableSegment
  const video = id ? `${posterOnly ? '~' : ''}${id}${start ? `@${start}` : ''}` : unrecognizedId
  const list = page ? `!${page}` : ''
  return `${video}${list}.${encode(title)}.${encode(address)}`.replace(/\.+$/, '')
}

/** A page number in a URL; undefined for the first page, which needs none. */
function pageAfterFirst(text: string): number | undefined {
  const page = parsePageNumber(text)
  return page === 1 ? undefined : page
}

/** A text in characters that no server or proxy changes in a path. */
const encode = (text: string | undefined): string => Buffer.from(text ?? '').toString('base64url')

function decode(encoded: string | undefined): string | undefined {
  return encoded ? Buffer.from(encoded, 'base64url').toString() : undefined
}

/** A title in one line of so many characters at most. */
const titleOf = (text: string | null): string | undefined =>
  [...(text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, maxLength).join('') || undefined

/** Parses a start time as YouTube writes it, `90`, `90s` or `1h2m3s`, into seconds. */
function startOf(text: string): number | undefined {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text)
  if (!parts) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return Math.min(hours * 3600 + minutes * 60 + seconds, 99_999) || undefined
}
