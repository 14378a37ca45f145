import 'server-only'
import type { Loaded } from '@/lib/backend/load'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { QueueFullError } from '@/lib/cache/work-queue.mjs'
import { busyResponse } from '@/lib/http/busy-response'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import type { SiteArea } from '@/lib/shared/universes'
import {
  type OgImageKey,
  type OgImageKind,
  type OgImageSubject,
  ogImageType,
  ogImageVersion,
  parseOgImagePath,
} from './address'
import { areaOgImage } from './area-image'
import { deleteOgImages, makeOgImage } from './store'

/** How to find the items of a kind: a query, and the area whose general image is the fallback. */
export type OgImageSource = {
  area: SiteArea
  find: (id: string, site: SiteSettings) => Promise<Loaded<OgImageSubject>>
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
  try {
    return await currentImage(pathname, sources, site)
  } catch (error) {
    if (error instanceof QueueFullError) return busyResponse()
    throw error
  }
}

async function currentImage(
  pathname: string,
  sources: Record<OgImageKind, OgImageSource>,
  site: SiteSettings,
): Promise<Response> {
  const requested = parseOgImagePath(pathname)
  if (!requested) return notFound()
  const loaded = await findSubject(requested.key, sources, site)
  if ('data' in loaded) {
    const { jpeg, complete } = await makeOgImage(loaded.data, site)
    if (!complete) return jpegResponse(jpeg, oneMinute)
    const isCurrent = requested.version === ogImageVersion(loaded.data, site)
    return jpegResponse(jpeg, isCurrent ? immutable : fiveMinutes)
  }
  if (loaded.state === 'notFound') {
    await deleteOgImages(requested.key)
    return notFound()
  }
  const area = 'id' in requested.key ? sources[requested.key.kind].area : requested.key.kind
  return jpegResponse((await makeOgImage(areaOgImage(area, site), site)).jpeg, oneMinute)
}

async function findSubject(
  key: OgImageKey,
  sources: Record<OgImageKind, OgImageSource>,
  site: SiteSettings,
): Promise<Loaded<OgImageSubject>> {
  if (!('id' in key)) return { state: 'fresh', data: areaOgImage(key.kind, site) }
  const found = sources[key.kind].find(key.id, site)
  return withTimeout<Loaded<OgImageSubject>>(found, timeoutMs, { state: 'unavailable' })
}

function jpegResponse(jpeg: Buffer, cacheControl: string): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': ogImageType,
      'content-length': String(jpeg.length),
      'cache-control': cacheControl,
    },
  })
}

function notFound(): Response {
  return new Response('Carte introuvable.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
