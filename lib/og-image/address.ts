import { createHash } from 'node:crypto'
import { isRoutableSlug } from '@/lib/http/path-segments'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { type SiteArea, siteAreas } from '@/lib/shared/universes'

/** The size and type that messengers and social networks expect, in pixels. */
export const ogImageWidth = 1200
export const ogImageHeight = 630
export const ogImageType = 'image/jpeg'
/** In bytes: WhatsApp ignores pictures of 300 KB or more. */
export const ogImageMaxBytes = 290 * 1024

/** Kinds of items with a share image of their own; a segment of its path. */
export const ogImageKinds = [
  'evenement',
  'video',
  'video-beaute',
  'formation',
  'destination',
  'maison',
] as const
export type OgImageKind = (typeof ogImageKinds)[number]

/** Identifies a share image: the general one of an area of the site, or that of an item. */
export type OgImageKey = { kind: SiteArea } | { kind: OgImageKind; id: string }

/** The content of a share image. `picture` is `/images/…` on this site, or an absolute URL. */
export type OgImageSubject = {
  key: OgImageKey
  area: SiteArea
  eyebrow: string
  title: string
  detail?: string
  picture?: string
  /** Whether a play icon is drawn on the picture. */
  playable?: boolean
}

/** Increment it when the drawing changes: every share image then gets a new path. */
const drawingVersion = 1

/** A short hash of the content of a share image, which shows the site's name. */
export function ogImageVersion(subject: OgImageSubject, { productName }: SiteSettings): string {
  const { area, eyebrow, title, detail, picture, playable } = subject
  const content = [drawingVersion, productName, area, eyebrow, title]
  return createHash('sha256')
    .update(JSON.stringify([...content, detail ?? '', picture ?? '', playable ?? false]))
    .digest('hex')
    .slice(0, 12)
}

/** The path of a share image. It contains the version, so that a changed image has a new URL. */
export function ogImagePath(subject: OgImageSubject, site: SiteSettings): string {
  const { key } = subject
  const id = 'id' in key ? `/${encodeURIComponent(key.id)}` : ''
  return `/partage/${key.kind}${id}/${ogImageVersion(subject, site)}.jpg`
}

/**
 * A share image for Next's metadata (`openGraph.images`): a path from the site's origin, dimensions
 * in pixels, `alt` in French.
 */
export function ogImageMetadata(subject: OgImageSubject, site: SiteSettings) {
  const { eyebrow, title, detail } = subject
  const alt = [`${eyebrow}\u00a0: ${title}`, ...(detail ? [detail] : [])].join('. ')
  return {
    url: ogImagePath(subject, site),
    width: ogImageWidth,
    height: ogImageHeight,
    type: ogImageType,
    alt,
  }
}

/**
 * Parses the path of a share image of any version.
 * @param pathname of the request, percent-encoded
 * @returns undefined when it is not the path of a share image
 */
export function parseOgImagePath(
  pathname: string,
): { key: OgImageKey; version: string } | undefined {
  const parts = pathname.split('/').slice(2)
  const version = /^([\w-]{1,64})\.jpg$/.exec(parts.pop() ?? '')?.[1]
  const [kind = '', encodedId, ...rest] = parts
  if (!version || rest.length > 0) return undefined
  const area = siteAreas.find((it) => it === kind)
  if (area) return encodedId === undefined ? { key: { kind: area }, version } : undefined
  const itemKind = ogImageKinds.find((it) => it === kind)
  const id = parseId(encodedId ?? '')
  return itemKind && id ? { key: { kind: itemKind, id }, version } : undefined
}

/** @returns undefined for malformed percent-encoding, and for an id that cannot be a path segment */
function parseId(encoded: string): string | undefined {
  try {
    const id = decodeURIComponent(encoded)
    return isRoutableSlug(id) ? id : undefined
  } catch {
    return undefined
  }
}
