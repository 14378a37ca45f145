import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type SiteArea, siteAreas } from '@/contract/universes.mjs'
import type { Found } from '@/lib/backend/find-item'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { QueueFullError } from '@/lib/cache/work-queue.mjs'
import { contentDisposition, fileName } from '@/lib/http/file-names'
import { isRoutableSlug } from '@/lib/http/path-segments'
import { busyResponse, pictureResponse, plainResponse } from '@/lib/http/responses'
import { areaOgImage, type OgImage, type OgImageKind, ogImageType } from './address'
import { deleteOgImages, makeOgImage } from './store'

/**
 * How to find the items of a kind: a query, and the area whose general image is the fallback; without
 * one the answer is status 503.
 */
export type OgImageSource = {
  area?: SiteArea | undefined
  find: (id: string, site: SiteSettings) => Promise<Found<OgImage>>
}

/** How long a share image waits for the backend, in milliseconds: messengers time out soon. */
const timeoutMs = 5000

/** `Cache-Control` of the current version, of another version, and of a fallback image. */
const immutable = 'public, max-age=31536000, immutable'
const fiveMinutes = 'public, max-age=300'
const oneMinute = 'public, max-age=60'

/**
 * The general image of an area; every version gets the current image.
 * @param file as the URL has it: `{version}.jpg`
 * @returns status 404 when there is no such area, 503 when too many images wait to be drawn
 */
export async function areaImageResponse(
  { area, file }: { area: string; file: string },
  site: SiteSettings,
): Promise<Response> {
  const key = siteAreas.find((it) => it === area)
  const version = versionOf(file)
  return key && version ? imageResponse(areaOgImage(key, site), version) : notFound()
}

/**
 * The share image of an item; every version gets the current image. While the backend fails, the
 * area's general image is sent.
 * @param requested the decoded segments of the URL; `file` is `{version}.jpg`
 * @param sources one per kind of items
 * @returns status 404 when the item does not exist, 503 when too many images wait to be drawn
 */
export async function itemImageResponse(
  { kind, id, file }: { kind: string; id: string; file: string },
  sources: Record<OgImageKind, OgImageSource>,
  site: SiteSettings,
): Promise<Response> {
  const version = versionOf(file)
  const isKind = (text: string): text is OgImageKind => Object.hasOwn(sources, text)
  if (!version || !isKind(kind) || !isRoutableSlug(id)) return notFound()
  const { area, find } = sources[kind]
  const found = await withTimeout(find(id, site), timeoutMs, { state: 'unavailable' })
  if ('data' in found) return imageResponse(found.data, version)
  if (found.state === 'notFound') {
    await deleteOgImages({ kind, id })
    return notFound()
  }
  return area ? imageResponse(areaOgImage(area, site), version, oneMinute) : busyResponse()
}

/** An image as its version is asked for; without its picture it is one for a minute. */
async function imageResponse(image: OgImage, version: string, lifetime?: string) {
  try {
    const { jpeg, complete } = await makeOgImage(image)
    const lasting = version === image.version ? immutable : fiveMinutes
    return pictureResponse(jpeg, ogImageType, {
      'cache-control': complete ? (lifetime ?? lasting) : oneMinute,
      // What «Télécharger» leads to; pages show it all the same.
      ...(isDownload(image) && {
        'content-disposition': contentDisposition('attachment', fileName(image.title, 'jpg')),
      }),
    })
  } catch (error) {
    if (error instanceof QueueFullError) return busyResponse()
    throw error
  }
}

const isDownload = ({ key }: OgImage) => key.kind === 'affiche' || key.kind === 'story'

/** The version that a file is named after; undefined for the name of no share image. */
const versionOf = (file: string) => /^([\w-]{1,64})\.jpg$/.exec(file)?.[1]

const notFound = () => plainResponse(404, 'Carte introuvable.')
