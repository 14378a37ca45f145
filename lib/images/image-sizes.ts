import 'server-only'
import { unstable_cache } from 'next/cache'
import sharp from 'sharp'
import { getFileStart } from '@/lib/backend/client'
import { isLength, readSizes, writeSizes } from './image-sizes-file'
import { webpSize, type ImageSize } from './image-sizes-webp'

export type { ImageSize }

/** Bytes that hold the size of a picture, behind whatever a camera writes before it. */
const startBytes = 65_536
/** Pictures asked for at once, however many pages want to know. */
const atOnce = 12
/** Milliseconds that a page waits, that a round of asking takes up new pictures, and one picture. */
const pageLimit = 2000
const roundLimit = 8000
const fileLimit = 5000
/** Milliseconds after which a picture that gave no size is asked for again. */
const patience = 30_000
/** Sizes that are kept, the newest. */
const kept = 5000

const sizes = new Map<string, ImageSize>()
const failures = new Map<string, number>()
let remembered: Promise<void> | undefined
let round: Promise<void> | undefined

/** A page that went before all sizes were known is rendered again after these seconds. */
const retrySoon = unstable_cache(async () => true, ['photo-sizes-soon'], { revalidate: 5 })

/**
 * The sizes of pictures, in the order of their addresses: asked for once per address, then kept in
 * memory and in CACHE_DIR. What is not known after two seconds is undefined, and the next rendering
 * knows it or asks again. Never throws.
 * @param addresses where the server finds the pictures
 */
export async function imageSizes(addresses: readonly string[]): Promise<(ImageSize | undefined)[]> {
  await (remembered ??= remember())
  if (addresses.some(isDue)) {
    const known = sizes.size
    round ??= ask([...new Set(addresses)].filter(isDue)).finally(() => (round = undefined))
    await Promise.race([round, after(pageLimit)])
    // Without any answer there is nothing to hurry for: the page's own minute will do.
    if (sizes.size > known && addresses.some(isDue)) await retrySoon()
  }
  return addresses.map((address) => sizes.get(address))
}

async function remember(): Promise<void> {
  for (const [address, size] of await readSizes()) sizes.set(address, size)
}

function isDue(address: string): boolean {
  return !sizes.has(address) && Date.now() - (failures.get(address) ?? 0) > patience
}

/** A round of asking: a few at once, until all have been asked or the round has taken long. */
async function ask(waiting: string[]): Promise<void> {
  const known = sizes.size
  const deadline = Date.now() + roundLimit
  const askInTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await askOne(next)
      if (Date.now() > deadline) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  if (sizes.size > known) await writeSizes(sizes)
}

async function askOne(address: string): Promise<void> {
  const start = await getFileStart(address, startBytes, fileLimit)
  const size = start && (webpSize(start) ?? (await sizeOf(start)))
  if (size) keep(sizes, address, size)
  else keep(failures, address, Date.now())
}

function keep<T>(map: Map<string, T>, address: string, value: T): void {
  map.set(address, value)
  const [oldest] = map.keys()
  if (map.size > kept && oldest !== undefined) map.delete(oldest)
}

/** The size as it is shown: a camera's «turn me» is obeyed. */
async function sizeOf(start: Buffer): Promise<ImageSize | undefined> {
  const shown = await sharp(start, { failOn: 'none' })
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    )
  return shown && isLength(shown.width) && isLength(shown.height) ? shown : undefined
}

function after(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false).unref())
}
