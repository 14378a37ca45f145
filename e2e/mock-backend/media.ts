import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sendFile from 'send'
import sharp from 'sharp'

const imagePath = /^\/media\/([a-z0-9-]+)-(\d{1,4})x(\d{1,4})\.jpg$/
const videoPath = /^\/media\/[a-z0-9-]+\.mp4$/

const drawn = new Map<string, Promise<Buffer>>()

/** A plain JPEG of the given size; its colour follows from its name. Generated once. */
function draw(name: string, width: number, height: number): Promise<Buffer> {
  const key = `${name}-${width}x${height}`
  const known = drawn.get(key)
  if (known) return known
  const [r = 0, g = 0, b = 0] = createHash('sha1').update(name).digest()
  const bytes = sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg({ quality: 40 })
    .toBuffer()
  drawn.set(key, bytes)
  return bytes
}

/** Answers `/media/*`: pictures of the size in their name, one short video for all. */
export async function sendMedia(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (videoPath.test(path)) {
    // Two seconds of one blue, 64 × 36, H.264 baseline without sound.
    const options = { root: import.meta.dirname, maxAge: 60_000 }
    sendFile(request, 'tiny-video.mp4', options).pipe(response)
    return
  }
  const [, name, width, height] = imagePath.exec(path) ?? []
  if (!name || !Number(width) || !Number(height)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Introuvable.')
    return
  }
  const bytes = await draw(name, Number(width), Number(height))
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' }
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
}
