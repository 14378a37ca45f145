import 'server-only'
import type { Loaded } from '@/lib/backend/load'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { areaOgImage } from '@/lib/site/og-image'
import type { SiteArea } from '@/lib/site/universes'
import {
  type OgImageKey,
  type OgImageKind,
  type OgImageSubject,
  ogImageType,
  ogImageVersion,
  parseOgImagePath,
} from './address'
import { deleteOgImages, makeOgImage } from './store'

/** How the items of a kind are found: the area whose general image replaces them, and a query. */
export type OgImageSource = {
  area: SiteArea
  find: (id: string) => Promise<Loaded<OgImageSubject>>
}

/** How long a share image waits for the backend, in milliseconds: messengers do not wait long. */
const timeoutMs = 5000

/** `Cache-Control` of the current version, of another version, and of a temporary image. */
const immutable = 'public, max-age=31536000, immutable'
const fiveMinutes = 'public, max-age=300'
const oneMinute = 'public, max-age=60'

/**
 * The share image that a path asks for; every version answers with the image as it is now. While the
 * backend fails, the area's general image is sent.
 * @param pathname as it stands in the request
 * @param sources of the kinds that have items
 * @returns status 404 for what does not exist
 */
export async function ogImageResponse(
  pathname: string,
  sources: Record<OgImageKind, OgImageSource>,
): Promise<Response> {
  const asked = parseOgImagePath(pathname)
  if (!asked) return notFound()
  const loaded = await findSubject(asked.key, sources)
  if ('data' in loaded) {
    const { jpeg, complete } = await makeOgImage(loaded.data)
    if (!complete) return jpegResponse(jpeg, oneMinute)
    const isCurrent = asked.version === ogImageVersion(loaded.data)
    return jpegResponse(jpeg, isCurrent ? immutable : fiveMinutes)
  }
  if (loaded.state === 'notFound') {
    await deleteOgImages(asked.key)
    return notFound()
  }
  const area = 'id' in asked.key ? sources[asked.key.kind].area : asked.key.kind
  return jpegResponse((await makeOgImage(areaOgImage(area))).jpeg, oneMinute)
}

async function findSubject(
  key: OgImageKey,
  sources: Record<OgImageKind, OgImageSource>,
): Promise<Loaded<OgImageSubject>> {
  if (!('id' in key)) return { state: 'fresh', data: areaOgImage(key.kind) }
  const found = sources[key.kind].find(key.id)
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
