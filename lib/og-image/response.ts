import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type SiteArea, siteAreas } from '@/contract/universes.mjs'
import type { Loaded } from '@/lib/backend/load'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { QueueFullError } from '@/lib/cache/work-queue.mjs'
import { contentDisposition, fileName } from '@/lib/http/file-names'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { busyResponse, pictureResponse, plainResponse } from '@/lib/http/responses'
import {
  type OgImage,
  type OgImageKey,
  type OgImageKind,
  ogImageKinds,
  ogImageType,
} from './address'
import { areaOgImage } from './area-image'
import { deleteOgImages, makeOgImage } from './store'

/**
 * How to find the items of a kind: a query, and the area whose general image is the fallback; without
 * one the answer is status 503.
 */
export type OgImageSource = {
  area?: SiteArea
  find: (id: string, site: SiteSettings) => Promise<Loaded<OgImage>>
}

/** How long a share image waits for the backend, in milliseconds: messengers time out soon. */
const timeoutMs = 5000

/** `Cache-Control` of the current version, of another version, and of a fallback image. */
const immutable = 'public, max-age=31536000, immutable'
const fiveMinutes = 'public, max-age=300'
const oneMinute = 'public, max-age=60'

/**
 * The share image of a path; every version gets the current image. While the backend fails, the
 * area's general image is sent.
 * @param pathname of the request, percent-encoded
 * @param sources one per kind of items
 * @returns status 404 when the item does not exist, 503 when too many images wait to be drawn
 */
export async function ogImageResponse(
  pathname: string,
  sources: Record<OgImageKind, OgImageSource>,
  site: SiteSettings,
): Promise<Response> {
  const requested = parseOgImagePath(pathname)
  if (!requested) return notFound()
  const found = await findOgImage(requested.key, sources, site)
  if (found === 'unavailable') return busyResponse()
  if (!found) {
    await deleteOgImages(requested.key)
    return notFound()
  }
  try {
    const { jpeg, complete } = await makeOgImage(found.image)
    const { version, key, title } = found.image
    const lasting = requested.version === version ? immutable : fiveMinutes
    return pictureResponse(jpeg, ogImageType, {
      'cache-control': found.isFallback || !complete ? oneMinute : lasting,
      // What «Télécharger» leads to; pages show it all the same.
      ...(key.kind === 'affiche' && {
        'content-disposition': contentDisposition('attachment', fileName(title, 'jpg')),
      }),
    })
  } catch (error) {
    if (error instanceof QueueFullError) return busyResponse()
    throw error
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

/** @returns undefined when the backend says that there is no such item */
async function findOgImage(
  key: OgImageKey,
  sources: Record<OgImageKind, OgImageSource>,
  site: SiteSettings,
): Promise<{ image: OgImage; isFallback: boolean } | 'unavailable' | undefined> {
  if (!('id' in key)) return { image: areaOgImage(key.kind, site), isFallback: false }
  const { area, find } = sources[key.kind]
  const unavailable: Loaded<OgImage> = { state: 'unavailable' }
  const loaded = await withTimeout(find(key.id, site), timeoutMs, unavailable)
  if ('data' in loaded) return { image: loaded.data, isFallback: false }
  if (loaded.state === 'notFound') return undefined
  return area ? { image: areaOgImage(area, site), isFallback: true } : 'unavailable'
}

const notFound = () => plainResponse(404, 'Carte introuvable.')
