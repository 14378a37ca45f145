import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { getFile } from '@/lib/backend/client'
import { cappedDirectory } from '@/lib/cache/capped-directory.mjs'
import { createInFlight } from '@/lib/cache/in-flight'
import { createWorkQueue } from '@/lib/cache/work-queue.mjs'
import { isResizable } from '@/lib/images/optimizer'
import { diskLimits, memoryLimits } from '@/lib/limits/limits.mjs'
import { environment } from '@/lib/site/environment'
import { isPosterKind, type OgImage, type OgImageKey, posterWidths } from './address'
import { drawOgImage } from './drawing'
import { drawPoster } from './poster'

const directory = cappedDirectory(path.join(environment.cacheDir, 'og-images'), diskLimits.ogImages)

/** Stores an image and deletes the earlier versions of its subject. Never throws. */
async function writeOgImage(key: OgImageKey, version: string, jpeg: Buffer): Promise<void> {
  const folder = folderOf(key)
  const name = `${version}.jpg`
  await directory.write(`${folder}/${name}`, jpeg)
  const others = (await directory.list(folder)).filter((other) => other !== name)
  await Promise.all(others.map((other) => directory.delete(`${folder}/${other}`)))
}

/** Deletes the images of a subject that no longer exists. Never throws. */
export async function deleteOgImages(key: OgImageKey): Promise<void> {
  await directory.delete(folderOf(key))
}

/** One folder per subject; its id is hashed, because ids may contain any character. */
function folderOf(key: OgImageKey): string {
  const id =
    'id' in key ? createHash('sha256').update(key.id).digest('hex').slice(0, 24) : 'general'
  return `${key.kind}-${id}`
}

/** Bytes of a picture at most. */
const maxPictureBytes = 20_000_000

/**
 * The bytes of a picture of the site or of the backend; nothing is fetched from other hosts.
 * @returns undefined without an address, and for one on another host
 * @throws BackendError, or the error of the file system, when the picture cannot be loaded
 */
async function loadPicture(address: string | undefined): Promise<Buffer | undefined> {
  if (!address || !isResizable(address)) return undefined
  if (!address.startsWith('/')) return getFile(address, maxPictureBytes)
  return readFile(path.join(process.cwd(), 'public', address))
}

/** `complete`: drawn with its picture; else the picture is retried later. */
type DrawnImage = { jpeg: Buffer; complete: boolean }

/** Each drawing takes a few hundred milliseconds of CPU time. */
const queue = createWorkQueue()
/** Milliseconds for which an image without its picture is served before the picture is retried. */
const retryAfterMs = 60_000

const inFlight = createInFlight<DrawnImage>()
const incomplete = new LRUCache<string, DrawnImage>({
  max: memoryLimits.incompleteOgImages,
  ttl: retryAfterMs,
})

/** A share image: drawn once, then read from CACHE_DIR. @throws QueueFullError when too many drawings wait */
export function makeOgImage(image: OgImage): Promise<DrawnImage> {
  const { key, version } = image
  const name = JSON.stringify([key, version])
  return inFlight(name, async () => {
    const temporary = incomplete.get(name)
    if (temporary) return temporary
    const stored = await directory.read(`${folderOf(key)}/${version}.jpg`)
    if (stored) return { jpeg: stored.content, complete: true }
    const drawn = await queue(() => draw(image))
    if (drawn.complete) await writeOgImage(key, version, drawn.jpeg)
    else incomplete.set(name, drawn)
    return drawn
  })
}

async function draw({ picture: address, ...parts }: OgImage): Promise<DrawnImage> {
  const { kind } = parts.key
  if (isPosterKind(kind)) {
    return { jpeg: await drawPoster(parts, posterWidths[kind]), complete: true }
  }
  const loaded = await loadPicture(address).then(
    (picture) => ({ picture, complete: true }),
    () => ({ picture: undefined, complete: false }),
  )
  const jpeg = await drawOgImage({ ...parts, picture: loaded.picture })
  return { jpeg, complete: loaded.complete }
}
