import { createHash } from 'node:crypto'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type SiteArea, universes } from '@/contract/universes.mjs'
import { heroPicture } from '@/lib/site-settings/site-picture'

/** The size and type that messengers and social networks expect, in pixels. */
export const ogImageWidth = 1200
export const ogImageHeight = 630
export const ogImageType = 'image/jpeg'
/** In bytes: WhatsApp ignores pictures of 300 KB or more. */
export const ogImageMaxBytes = 290 * 1024

/** Drawn posters and their widths in pixels: of a download, of a card, and of a story of social networks. */
export const posterWidths = { affiche: 1080, vignette: 480, story: 1080 } as const
type PosterKind = keyof typeof posterWidths
/** Their height by their width: 1080 × 1350 pixels, as the back-office asks for. */
export const posterRatio = 5 / 4
/** That of a story: 1080 × 1920 pixels. */
export const storyRatio = 16 / 9

/** Kinds of items with an image of their own; a segment of its path. */
export type OgImageKind =
  | PosterKind
  | 'evenement'
  | 'video'
  | 'video-beaute'
  | 'formation'
  | 'destination'
  | 'maison'

/** Identifies a share image: the general one of an area of the site, or that of an item. */
export type OgImageKey = { kind: SiteArea } | { kind: OgImageKind; id: string }

/** The content of a share image. `picture` is `/images/…` on this site, or an absolute URL. */
export type OgImageSubject = {
  key: OgImageKey
  area: SiteArea
  eyebrow: string
  title: string
  detail?: string
  /** On a poster only, as `detail` is its day and hour. */
  place?: string
  picture?: string
  /** Whether a play icon is drawn on the picture. */
  playable?: boolean
  /** Whether all of the picture is shown: a poster or a thumbnail has a text or a face where none is expected. */
  isWhole?: boolean
}

/** A share image: what it shows, with the site's name, and its address. */
export type OgImage = OgImageSubject & {
  productName: string
  /** A short hash of all that it shows. */
  version: string
  /** From the site's origin. It contains the version, so that a changed image has a new URL. */
  path: string
}

/** Whether an image is a poster, which no general image replaces. */
export const isPosterKind = (kind: OgImageKey['kind']): kind is PosterKind => kind in posterWidths

/** Increment it when the drawing changes: every share image then gets a new path. */
const drawingVersion = 2

/** The share image of a subject: the one place where its version is computed. */
export function ogImage({ productName }: SiteSettings, subject: OgImageSubject): OgImage {
  const { key, area, eyebrow, title, detail, place, picture, playable } = subject
  const content = [drawingVersion, productName, area, eyebrow, title]
  const more = place ? [place] : []
  const version = createHash('sha256')
    .update(JSON.stringify([...content, detail ?? '', picture ?? '', playable ?? false, ...more]))
    .digest('hex')
    .slice(0, 12)
  const id = 'id' in key ? `/${encodeURIComponent(key.id)}` : ''
  return { ...subject, productName, version, path: `/partage/${key.kind}${id}/${version}.jpg` }
}

/** The general share image of a universe, or of the home page. */
export function areaOgImage(area: SiteArea, site: SiteSettings): OgImage {
  const { own, replacement } = heroPicture(site.contents, area)
  const universe = universes.find(({ key }) => key === area)
  return ogImage(site, {
    key: { kind: area },
    area,
    eyebrow: universe?.title ?? `Depuis ${site.city}`,
    title: universe?.subtitle ?? site.tagline,
    picture: replacement?.src.src ?? own.src,
  })
}
