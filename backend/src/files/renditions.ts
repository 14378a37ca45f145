import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { logger } from '../../../lib/log/logger.mjs'
import {
  makeRenditions,
  renditionFolder,
  renditionsVersion,
  renditionWidths,
} from '../../shared/renditions.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { temporaryFolder } from '../../shared/temporary-folder.mjs'
import type { Upload } from '../payload-types'
import { notifier } from '../publication/notifier'
import { resourcesUsingFile } from '../publication/resources'

const log = logger('pictures')

const { dataDir } = readSettings(process.env, process.env.BACKEND_ROOT ?? process.cwd())

/** Set in the context of an upload whose renditions are made later. */
export const renditionsLater = 'renditionsLater'

/** A picture in a smaller width, in pixels; the server picks the format that the browser accepts. */
type Rendition = { url: string; width: number }

/** The renditions of an upload, the narrowest first; undefined while there are none. */
export function renditionsOf({ filename, width }: Upload): Rendition[] | undefined {
  if (!filename || !width || !existsSync(renditionFolder(dataDir, filename))) return undefined
  const stem = encodeURIComponent(path.parse(filename).name)
  return renditionWidths(width).map((it) => ({ url: `/media/${stem}.${it}`, width: it }))
}

/** Makes the renditions before the upload is answered, so before any page can show the picture. */
export const makeRenditionsOfUpload: CollectionAfterChangeHook<Upload> = async ({
  doc,
  previousDoc,
  context,
}) => {
  if (previousDoc?.filename && previousDoc.filename !== doc.filename) await remove(previousDoc)
  if (context[renditionsLater] !== true) await make(doc)
}

/** Deletes the renditions with the upload. */
export const deleteRenditionsOfUpload: CollectionAfterDeleteHook<Upload> = ({ doc }) => remove(doc)

/**
 * Makes the renditions that uploads lack, of earlier versions say, then tells the site. Meanwhile
 * the site resizes these pictures itself. Never throws.
 */
export async function makeMissingRenditions(payload: Payload): Promise<void> {
  try {
    await deleteOtherVersions()
    const { docs } = await payload.find({ collection: 'uploads', depth: 0, pagination: false })
    const missing = docs.filter((it) => isPicture(it) && !renditionsOf(it))
    if (missing.length === 0) return
    log.info(`Resizing ${missing.length} pictures in the background…`)
    // One after the other: uploads in the back-office come first.
    for (const upload of missing) await make(upload)
    notifier().changed(resourcesUsingFile({ mimeType: 'image/jpeg' }), () => Promise.resolve(true))
  } catch (error) {
    log.error({ error }, 'Resizing the pictures in the background failed')
  }
}

async function deleteOtherVersions(): Promise<void> {
  const folder = path.join(dataDir, 'renditions')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((it) => it !== renditionsVersion)) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

const isPicture = ({ mimeType }: Upload) => mimeType?.startsWith('image/') ?? false

async function make(upload: Upload): Promise<void> {
  const { filename } = upload
  if (!filename || !isPicture(upload)) return
  const source = path.join(dataDir, 'uploads', filename)
  try {
    await makeRenditions(source, renditionFolder(dataDir, filename), temporaryFolder(dataDir))
  } catch (error) {
    // The site resizes it itself.
    log.error({ error }, `${filename} could not be resized`)
  }
}

async function remove({ filename }: Upload): Promise<void> {
  if (!filename) return
  try {
    await rm(renditionFolder(dataDir, filename), { recursive: true, force: true })
  } catch (error) {
    // What is left takes room only; the upload has changed already.
    log.error({ error }, `The sizes of ${filename} could not be deleted`)
  }
}
