import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterReadHook, Payload } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import { backendRoot } from '../../environment/backend-root.mjs'
import {
  hasRenditions,
  renditionFolder,
  renditionsVersion,
  renditionWidths,
} from '../../pictures/renditions.mjs'
import { copyRenditions, keptRenditions } from '../../pictures/sample-renditions.mjs'
import { environment } from '../environment'
import { makePhoneFilm, needsPhoneFilm } from '../films/encode'
import type { Upload } from '../payload-types'
import { notifier } from '../publication/notifier'
import { resourcesUsingFile } from '../publication/resources'
import { openPicture } from './run-program'

const log = logger('pictures')

/** The public path of an uploaded file on the backend (see server/media.mjs). */
export const mediaPath = (filename: string) => `/media/${encodeURIComponent(filename)}`

const root = backendRoot()
const { dataDir, temporaryDir } = environment

/** A picture of so many bytes is as light as its renditions. */
const lightBytes = 200_000

/** A picture in a smaller width, in pixels; the server picks the format that the browser accepts. */
type Rendition = { url: string; width: number }

/** The renditions of an upload, the narrowest first; while there are none, a light picture is its own. */
export function renditionsOf({ filename, width, filesize }: Upload): Rendition[] | undefined {
  if (!filename || !width) return undefined
  if (!hasRenditions(dataDir, filename))
    return (filesize ?? Infinity) <= lightBytes ? [{ url: mediaPath(filename), width }] : undefined
  const stem = encodeURIComponent(path.parse(filename).name)
  return renditionWidths(width).map((it) => ({ url: `/media/${stem}.${it}`, width: it }))
}

/** Makes the renditions that uploads lack, then tells the site, which resizes pictures until then. Never throws. */
export async function makeMissingRenditions(payload: Payload): Promise<void> {
  try {
    await removeOtherVersions()
    const { docs } = await payload.find({ collection: 'uploads', depth: 0, pagination: false })
    const missing = docs.filter(
      (it) => (isPicture(it) || needsPhoneFilm(it)) && !hasRenditions(dataDir, it.filename ?? ''),
    )
    if (missing.length === 0) return
    log.info(`Resizing ${missing.length} pictures and films in the background…`)
    const keptFolderOf = keptRenditions(root)
    // One after the other: uploads in the back-office come first.
    for (const upload of missing) {
      await makeRenditionsOf(upload, keptFolderOf(upload.filename ?? ''))
    }
    const changed = missing.flatMap((it) => resourcesUsingFile(it, 'update'))
    notifier().changed(changed, () => Promise.resolve(true))
  } catch (error) {
    log.error({ error }, 'Resizing the pictures in the background failed')
  }
}

async function removeOtherVersions() {
  const folder = path.join(dataDir, 'renditions')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((it) => it !== renditionsVersion)) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Whether an upload is a picture. */
const isPicture = ({ mimeType }: Upload) => mimeType?.startsWith('image/') ?? false

/** Makes the renditions of an upload. Never throws. @param kept where those of a sample are kept for other data folders */
export async function makeRenditionsOf(upload: Upload, kept?: string): Promise<void> {
  const { filename } = upload
  const isFilm = needsPhoneFilm(upload)
  if (!filename || (!isFilm && !isPicture(upload))) return
  const encode: typeof makePhoneFilm = async (source, folder, temporary) => {
    const place = kept ? path.join(path.dirname(kept), 'unfinished') : temporary
    await openPicture('encode-renditions', source, kept ?? folder, place)
    if (kept) await copyRenditions(kept, folder, temporary)
  }
  const make = isFilm ? makePhoneFilm : encode
  // Out of no other folder, whatever has come into the database.
  const source = path.join(dataDir, 'uploads', path.basename(filename))
  await make(source, renditionFolder(dataDir, filename), temporaryDir)
    // The site resizes it itself.
    .catch((error: unknown) => log.error({ error }, `${filename} could not be resized`))
}

/** Deletes the renditions of an upload. Never throws. */
export async function removeRenditionsOf({ filename }: Upload): Promise<void> {
  if (!filename) return
  // What is left takes room only; the upload has changed already.
  await rm(renditionFolder(dataDir, filename), { recursive: true, force: true }).catch(
    (error: unknown) => log.error({ error }, `The sizes of ${filename} could not be deleted`),
  )
}

/** Lets the back-office load files from `/media/…`, which supports ranges, and pictures in their smallest size. */
export function withPublicPaths(doc: Upload): Upload {
  if (!doc.filename) return doc
  const url = mediaPath(doc.filename)
  const thumbnailURL = isPicture(doc) ? (renditionsOf(doc)?.[0]?.url ?? url) : doc.thumbnailURL
  return { ...doc, url, thumbnailURL }
}

export const publicPaths: CollectionAfterReadHook<Upload> = ({ doc }) => withPublicPaths(doc)
