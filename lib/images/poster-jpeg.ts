import { createHash } from 'node:crypto'
import path from 'node:path'
import { getFile } from '@/lib/backend/client'
import type { Found } from '@/lib/backend/find-item'
import type { BackendPicture } from '@/lib/backend/picture'
import { cappedDirectory } from '@/lib/cache/capped-directory.mjs'
import { createInFlight } from '@/lib/cache/in-flight'
import { createWorkQueue, QueueFullError } from '@/lib/cache/work-queue.mjs'
import { contentDisposition, fileName } from '@/lib/http/file-names'
import { decodePathSegment } from '@/lib/http/path-segments'
import { busyResponse, pictureResponse, plainResponse } from '@/lib/http/responses'
import { diskLimits } from '@/lib/limits/limits.mjs'
import { colours } from '@/lib/site/colours'
import { environment } from '@/lib/site/environment'
import { openPicture } from './open-picture'

const maxBytes = 20_000_000
/** The longer side of the JPEG in pixels at most: an A4 sheet at 300 dpi. */
const maxSide = 3508

/** Milliseconds after which a stored JPEG is made again: the picture at its URL may have changed. */
const maxAgeMs = 24 * 3600 * 1000

const directory = cappedDirectory(path.join(environment.cacheDir, 'posters'), diskLimits.posters)
const queue = createWorkQueue()
/** Downloads of one poster at the same time share one conversion. */
const inFlight = createInFlight<Buffer>()

type Context = { params: Promise<{ slug: string }> }
type Find = (slug: string) => Promise<Found<{ title: string; poster?: BackendPicture | undefined }>>

/** The handler of a route `[slug]` that sends the poster of an item, or a photo, as a download. */
export const posterRoute = (find: Find) =>
  async function getPoster(_: Request, { params }: Context): Promise<Response> {
    const loaded = await find(decodePathSegment((await params).slug))
    if (!('data' in loaded)) return posterNotFound()
    return posterResponse(loaded.data.poster?.src, loaded.data.title)
  }

/**
 * A poster as a JPEG file named after its title: converted once, then read from CACHE_DIR.
 * @param src a URL under the API base
 * @returns status 404 when the picture cannot be loaded, 503 when too many conversions wait
 */
export async function posterResponse(src: string | undefined, title: string): Promise<Response> {
  if (!src) return posterNotFound()
  try {
    return pictureResponse(await inFlight(src, () => posterJpeg(src)), 'image/jpeg', {
      'content-disposition': contentDisposition('attachment', fileName(title, 'jpg')),
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    })
  } catch (error) {
    return error instanceof QueueFullError ? busyResponse() : posterNotFound()
  }
}

/** An older JPEG is used while the picture cannot be loaded, or too many conversions wait. */
async function posterJpeg(src: string): Promise<Buffer> {
  const name = `${createHash('sha256').update(src).digest('hex').slice(0, 40)}.jpg`
  const stored = await directory.read(name)
  if (stored && Date.now() - stored.writtenAt < maxAgeMs) return stored.content
  try {
    const jpeg = await queue(() => getFile(src, maxBytes).then(toJpeg))
    await directory.write(name, jpeg)
    return jpeg
  } catch (error) {
    if (stored) return stored.content
    throw error
  }
}

/** The response without a poster: one may be added. */
const posterNotFound = () => plainResponse(404, 'Affiche introuvable.')

/** A JPEG that fits is returned unchanged; any other picture is encoded again, on white. */
async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const { picture, metadata } = await openPicture(bytes)
  const { format, width, height, orientation = 1 } = metadata
  const fits = Math.max(width, height) <= maxSide
  if (format === 'jpeg' && orientation === 1 && fits) return bytes
  return picture
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colours.white })
    .jpeg({ quality: 88 })
    .toBuffer()
}
