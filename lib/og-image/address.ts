import { createHash } from 'node:crypto'
import { settings } from '@/lib/site/settings'
import { ogImageHeight, ogImageType, ogImageWidth } from './format'
import { ogImageKinds, ogImageAreas, type OgImageKey, type OgImageSubject } from './subject'

/** To be raised when cards are composed differently: every card gets a new address. */
const composition = 1

/** A short hash of everything that a card shows. */
export function ogImageVersion(subject: OgImageSubject): string {
  const { universe, eyebrow, title, detail, picture, playable } = subject
  const shown = [composition, settings.productName, universe, eyebrow, title]
  return createHash('sha256')
    .update(JSON.stringify([...shown, detail ?? '', picture ?? '', playable ?? false]))
    .digest('hex')
    .slice(0, 12)
}

/** The path of a card: what it shows changes, the path changes, and nobody shows an old copy. */
export function ogImagePath(subject: OgImageSubject): string {
  const { key } = subject
  const id = 'id' in key ? `/${encodeURIComponent(key.id)}` : ''
  return `/partage/${key.kind}${id}/${ogImageVersion(subject)}.jpg`
}

/**
 * A card as metadata take it (`openGraph.images`); the address is relative to the site's origin.
 * The sizes are pixels, `alt` is French.
 */
export function ogImageMetadata(subject: OgImageSubject) {
  const { eyebrow, title, detail } = subject
  const alt = [`${eyebrow}\u00a0: ${title}`, ...(detail ? [detail] : [])].join('. ')
  return {
    url: ogImagePath(subject),
    width: ogImageWidth,
    height: ogImageHeight,
    type: ogImageType,
    alt,
  }
}

/**
 * What the path of a card asks for, whatever its version.
 * @param pathname as it stands in the request, still percent-encoded
 * @returns undefined when it is the path of no card
 */
export function parseOgImagePath(
  pathname: string,
): { key: OgImageKey; version: string } | undefined {
  const parts = pathname.split('/').slice(2)
  const version = /^([\w-]{1,64})\.jpg$/.exec(parts.pop() ?? '')?.[1]
  const [kind = '', encodedId, ...rest] = parts
  if (!version || rest.length > 0) return undefined
  const universe = ogImageAreas.find((known) => known === kind)
  if (universe) return encodedId === undefined ? { key: { kind: universe }, version } : undefined
  const owner = ogImageKinds.find((known) => known === kind)
  const id = decoded(encodedId ?? '')
  return owner && id ? { key: { kind: owner, id }, version } : undefined
}

/** @returns undefined for an empty id, a broken encoding, and dots that would lead elsewhere */
function decoded(encoded: string): string | undefined {
  try {
    const id = decodeURIComponent(encoded)
    return /^\.*$/.test(id) || id.length > 300 ? undefined : id
  } catch {
    return undefined
  }
}
