import 'server-only'
import pLimit from 'p-limit'
import { getFileStart } from '@/lib/backend/client'
import { revalidateSoon } from '@/lib/cache/revalidate-soon'
import { withTimeout } from '@/lib/cache/with-timeout.mjs'
import { type ImageSize, imageSizeOf } from './image-size'
import { readSizes, writeSizes } from './image-sizes-file'

/** Bytes that hold the size of a picture, behind the metadata that cameras write before it. */
const startBytes = 65_536
/** Pictures requested at the same time, over all pages. */
const concurrency = 12
/** Milliseconds that a page waits, that a round takes up new pictures, and for one picture. */
const pageTimeoutMs = 2000
const roundTimeoutMs = 8000
const fileTimeoutMs = 5000
/** Milliseconds after which a picture whose size could not be read is requested again. */
const retryAfterMs = 30_000
/** Seconds after which a page that was rendered without all sizes is rendered again. */
const retryDelay = 5
/** Sizes remembered at most; the oldest are dropped. */
const maxSizes = 5000

const sizes = new Map<string, ImageSize>()
const failures = new Map<string, number>()
let restored: Promise<void> | undefined
let round: Promise<void> | undefined

/**
 * The sizes of pictures, in the order of their addresses: read once per address, then remembered in
 * memory and in CACHE_DIR. A size that is not known after two seconds is undefined; the next
 * rendering knows it or requests it again. Never throws.
 * @param addresses where the server finds the pictures
 */
export async function imageSizes(addresses: readonly string[]): Promise<(ImageSize | undefined)[]> {
  await (restored ??= restore())
  if (addresses.some(isDue)) {
    const known = sizes.size
    round ??= requestAll([...new Set(addresses)].filter(isDue)).finally(() => (round = undefined))
    await withTimeout(round, pageTimeoutMs, undefined)
    // While no picture answers, the page's own lifetime is soon enough.
    if (sizes.size > known && addresses.some(isDue)) await revalidateSoon(retryDelay)
  }
  return addresses.map((address) => sizes.get(address))
}

async function restore(): Promise<void> {
  for (const [address, size] of await readSizes()) sizes.set(address, size)
}

function isDue(address: string): boolean {
  return !sizes.has(address) && Date.now() - (failures.get(address) ?? 0) > retryAfterMs
}

/** Requests a few at a time, until all have been requested or the round has taken too long. */
async function requestAll(addresses: readonly string[]): Promise<void> {
  const known = sizes.size
  const deadline = Date.now() + roundTimeoutMs
  const limit = pLimit(concurrency)
  await limit.map(addresses, (address) =>
    Date.now() > deadline ? Promise.resolve() : requestOne(address),
  )
  if (sizes.size > known) await writeSizes(sizes)
}

async function requestOne(address: string): Promise<void> {
  const start = await getFileStart(address, startBytes, fileTimeoutMs)
  const size = start && imageSizeOf(start)
  if (size) remember(sizes, address, size)
  else remember(failures, address, Date.now())
}

function remember<T>(map: Map<string, T>, address: string, value: T): void {
  map.set(address, value)
  const [oldest] = map.keys()
  if (map.size > maxSizes && oldest !== undefined) map.delete(oldest)
}
