import { createHash } from 'node:crypto'
import path from 'node:path'
import { imageSize } from 'image-size'
import { getFile } from '@/lib/backend/client'
import { cappedDirectory } from '@/lib/cache/capped-directory.mjs'
import { createInFlight } from '@/lib/cache/in-flight'
import { pictureResponse, plainResponse } from '@/lib/http/responses'
import { diskLimits } from '@/lib/limits/limits.mjs'
import { environment } from '@/lib/site/environment'

const maxBytes = 5_000_000

/** What renditions may be, by the names of the library that detects it from their first bytes. */
const mediaTypes = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
])

const headers = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' }

const folder = path.join(environment.cacheDir, 'renditions')
const directory = cappedDirectory(folder, diskLimits.renditions)
/** Requests of one rendition at the same time share one request to the backend. */
const inFlight = createInFlight<Buffer>()

/**
 * A rendition of the backend in a format that the browser accepts: requested once, then read from
 * CACHE_DIR, also while the backend is down. Its address never changes its content.
 * @param address its path under the API base, percent-encoded, without a leading slash
 * @param accept the browser's `Accept` header
 * @returns status 404 when it cannot be loaded or is no picture
 */
export async function renditionResponse(address: string, accept: string): Promise<Response> {
  const types = accept.includes('image/avif') ? 'image/avif,image/webp' : 'image/webp'
  const key = createHash('sha256').update(`${types} ${address}`).digest('hex').slice(0, 40)
  try {
    const bytes = await inFlight(key, () => load(key, address, types))
    return pictureResponse(bytes, mediaTypeOf(bytes), headers)
  } catch {
    return renditionNotFound()
  }
}

/** The response without a rendition: the backend may be down. */
export const renditionNotFound = () => plainResponse(404, 'Image introuvable.')

async function load(key: string, address: string, types: string): Promise<Buffer> {
  const stored = await directory.read(key)
  if (stored) return stored.content
  const accept = `${types},*/*;q=0.1`
  const bytes = await getFile(`${environment.apiBaseUrl}/${address}`, maxBytes, accept)
  // Throws for what is no picture, which must not be stored.
  mediaTypeOf(bytes)
  await directory.write(key, bytes)
  return bytes
}

/** @throws Error for what is no picture of these types */
function mediaTypeOf(bytes: Buffer): string {
  // Copied: the library reads past the end of a slice of a larger buffer.
  const type = mediaTypes.get(imageSize(Uint8Array.from(bytes)).type ?? '')
  if (!type) throw new Error('no picture')
  return type
}
