import 'server-only'
import sharp from 'sharp'
import { getFile } from '@/lib/backend/client'
import { createInFlight } from '@/lib/cache/in-flight'
import { contentDisposition, fileName } from '@/lib/http/file-names'
import { colours } from '@/lib/site/colours'

/** Bytes of a file, and pixels of a picture, at most. */
const maxBytes = 20_000_000
const maxPixels = 60_000_000
/** The longer side of the JPEG in pixels at most: an A4 sheet at 300 dpi. */
const maxSide = 3508

/** Downloads of one poster at the same time share one conversion. */
const inFlight = createInFlight<Buffer>()

/**
 * A poster as a JPEG file named after its title.
 * @param src a URL under the API base
 * @returns status 404 when the picture cannot be loaded
 */
export async function posterResponse(src: string | undefined, title: string): Promise<Response> {
  const jpeg =
    src && (await inFlight(src, () => getFile(src, maxBytes).then(toJpeg)).catch(() => undefined))
  if (!jpeg) return posterNotFound()
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.length),
      'content-disposition': contentDisposition('attachment', fileName(title, 'jpg')),
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    },
  })
}

/** The response without a poster; not cached, as one may be added. */
export function posterNotFound(): Response {
  return new Response('Affiche introuvable.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A JPEG that fits is returned unchanged; any other picture is encoded again, on white. */
async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels })
  const { format, width, height, orientation = 1 } = await picture.metadata()
  const fits = Math.max(width, height) <= maxSide
  if (format === 'jpeg' && orientation === 1 && fits) return bytes
  return picture
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colours.white })
    .jpeg({ quality: 88 })
    .toBuffer()
}
