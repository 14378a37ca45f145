import 'server-only'
import { unstable_cache } from 'next/cache'
import sharp from 'sharp'
import { getFileStart } from './backend/client'
import { isLength, readSizes, writeSizes } from './photo-sizes-file'
import { webpSize, type Size } from './photo-sizes-webp'

export type { Size }

/** Bytes that hold the size of a picture, behind whatever a camera writes before it. */
const startBytes = 65_536
/** Pictures asked for at once, and milliseconds that one of them, and that a page, may take. */
const atOnce = 12
const fileLimit = 5000
const pageLimit = 2000
/** Milliseconds after which a picture that gave no size is asked for again. */
const patience = 30_000
/** Sizes that are kept, the newest. */
const kept = 5000

const sizes = new Map<string, Size>()
const failures = new Map<string, number>()
const asking = new Map<string, Promise<void>>()
let remembered: Promise<void> | undefined

/** A page that went before all sizes were known is rendered again after these seconds. */
const retrySoon = unstable_cache(async () => true, ['photo-sizes-soon'], { revalidate: 5 })

/**
 * The sizes of pictures, in the order of their addresses: asked for once per address, then kept in
 * memory and in CACHE_DIR. What is not known after two seconds is undefined, and a later rendering
 * asks on. Never throws.
 * @param addresses where the server finds the pictures
 */
export async function photoSizes(addresses: readonly string[]): Promise<(Size | undefined)[]> {
  await (remembered ??= remember())
  const waiting = [...new Set(addresses)].filter(isDue)
  if (waiting.length > 0) await askFor(waiting)
  return addresses.map((address) => sizes.get(address))
}

/** Asks until the list is empty or the page has to go; what is under way then goes on. */
async function askFor(waiting: string[]): Promise<void> {
  const known = sizes.size
  const deadline = Date.now() + pageLimit
  const everyone = Array.from({ length: atOnce }, () => askInTurn(waiting, deadline))
  const done = Promise.all(everyone).then(() => true)
  void done.then(() => (sizes.size > known ? writeSizes(sizes) : undefined))
  const inTime = (await Promise.race([done, after(pageLimit)])) && waiting.length === 0
  // Without any answer there is nothing to hurry for: the page's own minute will do.
  if (!inTime && sizes.size > known) await retrySoon()
}

async function remember(): Promise<void> {
  for (const [address, size] of await readSizes()) sizes.set(address, size)
}

function isDue(address: string): boolean {
  return !sizes.has(address) && Date.now() - (failures.get(address) ?? 0) > patience
}

/** Takes addresses from the front of the list until it is empty or the page has to go. */
async function askInTurn(waiting: string[], deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const address = waiting.shift()
    if (address === undefined) return
    const asked = asking.get(address) ?? ask(address).finally(() => asking.delete(address))
    asking.set(address, asked)
    await asked
  }
}

async function ask(address: string): Promise<void> {
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
async function sizeOf(start: Buffer): Promise<Size | undefined> {
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
