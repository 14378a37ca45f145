import 'server-only'
import { ogImageVersion, parseOgImagePath } from './address'
import { findSubject } from './find-subject'
import { ogImageType } from './format'
import { deleteOgImages } from './store'
import { makeOgImage } from './make-card'
import { areaOgImage } from './subjects'

/** Seconds that browsers and networks keep a card: of this version, of another, of a failure. */
const forever = 'public, max-age=31536000, immutable'
const minutes = 'public, max-age=300'
const oneMinute = 'public, max-age=60'

/**
 * The card that a path asks for; every version answers with the card as it is now. While the backend
 * cannot say, the universe's general card stands in.
 * @param pathname as it stands in the request
 * @returns status 404 for what does not exist
 */
export async function ogImageResponse(pathname: string): Promise<Response> {
  const asked = parseOgImagePath(pathname)
  const found = asked && (await findSubject(asked.key))
  if (!found || found.state === 'missing') {
    if (asked) await deleteOgImages(asked.key)
    return noCard()
  }
  if (found.state === 'unavailable') {
    return jpegResponse((await makeOgImage(areaOgImage(found.universe))).jpeg, oneMinute)
  }
  const { jpeg, complete } = await makeOgImage(found.subject)
  if (!complete) return jpegResponse(jpeg, oneMinute)
  const isCurrent = asked.version === ogImageVersion(found.subject)
  return jpegResponse(jpeg, isCurrent ? forever : minutes)
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

function noCard(): Response {
  return new Response('Carte introuvable.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
