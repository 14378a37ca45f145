import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sharp from 'sharp'

type File = { type: string; bytes: Buffer }

const imagePath = /^\/media\/([a-z0-9-]+)-(\d{1,4})x(\d{1,4})\.jpg$/
const videoPath = /^\/media\/[a-z0-9-]+\.mp4$/

/** Two seconds of one blue, 64 × 36, H.264 baseline without sound. */
const tinyVideo = readFileSync(new URL('tiny-video.mp4', import.meta.url))

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

async function fileAt(path: string): Promise<File | null> {
  if (videoPath.test(path)) return { type: 'video/mp4', bytes: tinyVideo }
  const [, name, width, height] = imagePath.exec(path) ?? []
  if (!name || !Number(width) || !Number(height)) return null
  return { type: 'image/jpeg', bytes: await draw(name, Number(width), Number(height)) }
}

/** Reads `bytes=a-b` and `bytes=a-`, which browsers send. */
function rangeOf(header: string, size: number): { start: number; end: number } {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? []
  return { start: Number(from), end: Math.min(Number(to || size), size - 1) }
}

/** Answers `/media/*`: pictures of the size in their name, videos, range requests. */
export async function sendMedia(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = await fileAt(path)
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Introuvable.')
    return
  }
  const size = file.bytes.length
  response.setHeader('content-type', file.type)
  response.setHeader('accept-ranges', 'bytes')
  response.setHeader('cache-control', 'public, max-age=60')
  const { range } = request.headers
  if (range === undefined) {
    response.writeHead(200, { 'content-length': size }).end(file.bytes)
    return
  }
  const { start, end } = rangeOf(range, size)
  const bytes = file.bytes.subarray(start, end + 1)
  response
    .writeHead(206, {
      'content-length': bytes.length,
      'content-range': `bytes ${start}-${end}/${size}`,
    })
    .end(bytes)
}
