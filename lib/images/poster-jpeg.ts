import 'server-only'
import sharp from 'sharp'
import { getFile } from '@/lib/backend/client'
import { colours } from '@/lib/site/colours'
import { contentDisposition, fileName } from '@/lib/http/file-names'

/** What is read from the backend at most, in bytes; and drawn at most, in pixels. */
const bytesLimit = 20_000_000
const pixelsLimit = 60_000_000
/** The longer side of what is sent, in pixels: a sheet of A4 in print. */
const sideLimit = 3508

/** Downloads of one poster at the same time share one conversion. */
const underway = new Map<string, Promise<Buffer>>()

/**
 * A poster as a JPEG to save under its title (R73, A30).
 * @param src an address under the API base
 * @returns status 404 for what is no picture there
 */
export async function posterResponse(src: string | undefined, title: string): Promise<Response> {
  const jpeg = src && (await sharedJpeg(src).catch(() => undefined))
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

/** The answer where there is no poster; it may come later. */
export function posterNotFound(): Response {
  return new Response('Affiche introuvable.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function sharedJpeg(src: string): Promise<Buffer> {
  const known = underway.get(src)
  if (known) return known
  const made = getFile(src, bytesLimit).then(toJpeg)
  const done = made.finally(() => underway.delete(src))
  underway.set(src, done)
  return done
}

/** A JPEG that needs no change stays as it is; anything else is drawn anew, on white. */
async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: pixelsLimit })
  const { format, width, height, orientation = 1 } = await picture.metadata()
  const fits = Math.max(width, height) <= sideLimit
  if (format === 'jpeg' && orientation === 1 && fits) return bytes
  return picture
    .rotate()
    .resize(sideLimit, sideLimit, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colours.white })
    .jpeg({ quality: 88 })
    .toBuffer()
}
