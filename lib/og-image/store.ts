import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { getFile } from '@/lib/backend/client'
import { createInFlight } from '@/lib/cache/in-flight'
import { writeAtomically } from '@/lib/cache/write-atomically'
import { isResizable } from '@/lib/images/optimizer'
import { settings } from '@/lib/site/settings'
import { type OgImageKey, type OgImageSubject, ogImageVersion } from './address'
import { drawOgImage } from './drawing'

const directory = path.join(settings.cacheDir, 'og-images')

/** The stored image of a version, or undefined. Never throws. */
function readOgImage(key: OgImageKey, version: string): Promise<Buffer | undefined> {
  return readFile(path.join(folderOf(key), `${version}.jpg`)).catch(() => undefined)
}

/** Stores an image and deletes the earlier versions of its subject. Never throws. */
async function writeOgImage(key: OgImageKey, version: string, jpeg: Buffer): Promise<void> {
  const folder = folderOf(key)
  const name = `${version}.jpg`
  try {
    await writeAtomically(path.join(folder, name), jpeg)
    const others = (await readdir(folder)).filter((other) => other !== name)
    await Promise.all(others.map((other) => rm(path.join(folder, other), { force: true })))
  } catch (error) {
    console.error(`Share image not written (${folder}):`, error)
  }
}

/** Deletes the images of a subject that no longer exists. Never throws. */
export async function deleteOgImages(key: OgImageKey): Promise<void> {
  await rm(folderOf(key), { recursive: true, force: true }).catch(() => undefined)
}

/** One folder per subject; its id is hashed, because ids may contain any character. */
function folderOf(key: OgImageKey): string {
  const id =
    'id' in key ? createHash('sha256').update(key.id).digest('hex').slice(0, 24) : 'general'
  return path.join(directory, `${key.kind}-${id}`)
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
type OgImage = { jpeg: Buffer; complete: boolean }

/** Images drawn at the same time; each takes a few hundred milliseconds of CPU time. */
const limit = pLimit(2)
/** Milliseconds for which an image without its picture is served before the picture is retried. */
const retryAfterMs = 60_000

const inFlight = createInFlight<OgImage>()
const incomplete = new Map<string, OgImage>()

/** The share image of a subject: drawn once, then read from CACHE_DIR. */
export function makeOgImage(subject: OgImageSubject): Promise<OgImage> {
  const version = ogImageVersion(subject)
  const name = JSON.stringify([subject.key, version])
  return inFlight(name, async () => {
    const temporary = incomplete.get(name)
    if (temporary) return temporary
    const stored = await readOgImage(subject.key, version)
    if (stored) return { jpeg: stored, complete: true }
    const image = await limit(() => draw(subject))
    if (image.complete) await writeOgImage(subject.key, version, image.jpeg)
    else {
      incomplete.set(name, image)
      setTimeout(() => incomplete.delete(name), retryAfterMs).unref()
    }
    return image
  })
}

async function draw({ picture: address, ...parts }: OgImageSubject): Promise<OgImage> {
  const loaded = await loadPicture(address).then(
    (picture) => ({ picture, complete: true }),
    () => ({ picture: undefined, complete: false }),
  )
  const jpeg = await drawOgImage({ ...parts, picture: loaded.picture })
  return { jpeg, complete: loaded.complete }
}
