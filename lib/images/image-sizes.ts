import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { z } from 'zod'
import { getFileStart } from '@/lib/backend/client'
import type { BackendPicture } from '@/lib/backend/picture'
import { revalidateWithin } from '@/lib/cache/revalidate-within'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { writeAtomically } from '@/lib/cache/write-atomically.mjs'
import { memoryLimits } from '@/lib/limits/limits.mjs'
import { environment } from '@/lib/site/environment'
import { logger } from '@/platform/log/logger.mjs'
import { type ImageSize, imageSizeOf, isDimension } from './image-size'

/** Bytes read of a picture: its dimensions may follow the metadata that cameras write. */
const startBytes = 65_536
/** Pictures requested at the same time, for all pages together. */
const concurrency = 12
/** Milliseconds that a page waits for sizes or for a check, in which a batch starts requests, and for one picture. */
const pageTimeoutMs = 2000
const checkTimeoutMs = 1000
const batchTimeoutMs = 8000
const fileTimeoutMs = 5000
/** Milliseconds after which a picture whose size could not be read is requested again. */
const retryAfterMs = 30_000
/** Seconds after which a page that was rendered without all sizes is rendered again. */
const retrySeconds = 5
const limit = {
  maxSize: memoryLimits.imageSizeCharacters,
  sizeCalculation: (_: unknown, address: string) => address.length + 20,
}
const sizes = new LRUCache<string, ImageSize>(limit)
/** When pictures were requested whose size could not be read, in milliseconds since 1970. */
const failures = new LRUCache<string, number>(limit)
let restored: Promise<void> | undefined
let batch: Promise<void> | undefined

/**
 * The dimensions of pictures, in their order: as the backend tells them, else read once from each file, then
 * cached in memory and in CACHE_DIR. Those that are not loaded after two seconds are undefined; the page's
 * next rendering finds them or requests them again. Never throws.
 */
export async function pictureSizes(pictures: readonly BackendPicture[]) {
  const untold = pictures.flatMap(({ src, size }) => (size ? [] : src))
  await requestDue(untold, pageTimeoutMs)
  return pictures.map(({ src, size }) => size ?? sizes.get(src))
}

/**
 * Those of the pictures that could not be loaded, or are none. A picture that was loaded once is not
 * among them, nor one that is not loaded yet after a second. Never throws.
 * @param addresses their URLs for the server
 */
export async function unreadablePictures(addresses: readonly string[]): Promise<Set<string>> {
  await requestDue(addresses, checkTimeoutMs)
  return new Set(addresses.filter((address) => failures.has(address) && !sizes.has(address)))
}

/** Requests the pictures whose size is not known, and waits for a time. */
async function requestDue(addresses: readonly string[], timeoutMs: number): Promise<void> {
  await (restored ??= restore())
  if (!addresses.some(isDue)) return
  const before = sizes.size
  const isOfAnotherPage = batch !== undefined
  batch ??= requestAll([...new Set(addresses)].filter(isDue)).finally(() => (batch = undefined))
  await withTimeout(batch, timeoutMs, undefined)
  // While no picture of its own loads, the page's own lifetime is soon enough.
  if ((isOfAnotherPage || sizes.size > before) && addresses.some(isDue))
    await revalidateWithin(retrySeconds)
}

function isDue(address: string): boolean {
  return (
    !sizes.has(address) && performance.now() - (failures.get(address) ?? -Infinity) > retryAfterMs
  )
}

/** Requests a few at a time, until all are requested or the batch has timed out. */
async function requestAll(addresses: readonly string[]): Promise<void> {
  const before = sizes.size
  const deadline = performance.now() + batchTimeoutMs
  const limit = pLimit(concurrency)
  await limit.map(addresses, (address) =>
    performance.now() > deadline ? Promise.resolve() : requestOne(address),
  )
  if (sizes.size > before) await writeSizes()
}

async function requestOne(address: string): Promise<void> {
  const start = await getFileStart(address, startBytes, fileTimeoutMs)
  const size = start && imageSizeOf(start)
  if (size) sizes.set(address, size)
  else failures.set(address, performance.now())
}

const file = path.join(environment.cacheDir, 'image-sizes.json')

const side = z.custom<number>(isDimension)
const rowsOfFile = z.array(z.tuple([z.string(), side, side]))

/** Reads the dimensions that an earlier process wrote. */
async function restore(): Promise<void> {
  try {
    const rows = rowsOfFile.parse(JSON.parse(await readFile(file, 'utf8')))
    for (const [address, width, height] of rows) sizes.set(address, { width, height })
  } catch {
    // Missing or corrupt: they are read from the pictures.
  }
}

let writing = Promise.resolve()

/** Writes the dimensions, oldest first, for later processes, one write after the other. Never throws. */
function writeSizes(): Promise<void> {
  const rows = [...sizes].reverse().map(([address, size]) => [address, size.width, size.height])
  writing = writing
    .then(() => writeAtomically(file, JSON.stringify(rows)))
    .catch((error: unknown) => logger('cache').error({ error, file }, 'Image sizes not written'))
  return writing
}
