import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/lib/site/settings'
import type { OgImageKey } from './subject'

const directory = path.join(settings.cacheDir, 'share-cards')

/** The card that was made for a version, or undefined. Never throws. */
export function readOgImage(key: OgImageKey, version: string): Promise<Buffer | undefined> {
  return readFile(path.join(folderOf(key), `${version}.jpg`)).catch(() => undefined)
}

/** Keeps a card in place of the earlier ones of its subject. Never throws. */
export async function writeOgImage(key: OgImageKey, version: string, jpeg: Buffer): Promise<void> {
  const folder = folderOf(key)
  const name = `${version}.jpg`
  const draft = path.join(folder, `${version}.${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, jpeg)
    await rename(draft, path.join(folder, name))
    const others = (await readdir(folder)).filter((other) => other !== name)
    await Promise.all(others.map((other) => rm(path.join(folder, other), { force: true })))
  } catch (error) {
    console.error(`Carte de partage non gardée (${folder}) :`, error)
  }
}

/** Deletes the cards of what does not exist any more. Never throws. */
export async function deleteOgImages(key: OgImageKey): Promise<void> {
  await rm(folderOf(key), { recursive: true, force: true }).catch(() => undefined)
}

/** One folder per subject, whatever signs its id holds. */
function folderOf(key: OgImageKey): string {
  const id =
    'id' in key ? createHash('sha256').update(key.id).digest('hex').slice(0, 24) : 'general'
  return path.join(directory, `${key.kind}-${id}`)
}
