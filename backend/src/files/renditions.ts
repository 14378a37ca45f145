import path from 'node:path'
import type { Payload } from 'payload'
import { logger } from '../../../lib/shared/log/logger.mjs'
import { makeRenditions, renditionWidths } from '../../shared/renditions.mjs'
import { readSettings } from '../../shared/settings.mjs'
import { temporaryFolder } from '../../shared/temporary-folder.mjs'
import { makePhoneFilm, needsPhoneFilm, phoneFilmOf } from '../films/phone-film'
import type { Upload } from '../payload-types'
import { notifier } from '../publication/notifier'
import { resourcesUsingFile } from '../publication/resources'
import { storage } from './storage'

const log = logger('pictures')

const { dataDir } = readSettings(process.env, process.env.BACKEND_ROOT ?? process.cwd())

/** A picture in a smaller width, in pixels; the server picks the format that the browser accepts. */
type Rendition = { url: string; width: number }

/** The renditions of an upload, the narrowest first; undefined while there are none. */
export function renditionsOf({ filename, width }: Upload): Rendition[] | undefined {
  if (!filename || !width || !storage.hasRenditions(filename)) return undefined
  const stem = encodeURIComponent(path.parse(filename).name)
  return renditionWidths(width).map((it) => ({ url: `/media/${stem}.${it}`, width: it }))
}

/**
 * Makes the renditions that uploads lack, of earlier versions say, then tells the site. Meanwhile
 * the site resizes these pictures itself. Never throws.
 */
export async function makeMissingRenditions(payload: Payload): Promise<void> {
  try {
    await storage.refreshed()
    await storage.removeOtherVersions()
    const { docs } = await payload.find({ collection: 'uploads', depth: 0, pagination: false })
    const missing = docs.filter(
      (it) => (isPicture(it) && !renditionsOf(it)) || (needsPhoneFilm(it) && !phoneFilmOf(it)),
    )
    if (missing.length === 0) return
    log.info(`Resizing ${missing.length} pictures and films in the background…`)
    // One after the other: uploads in the back-office come first.
    for (const upload of missing) await makeRenditionsOf(upload)
    const changed = missing.flatMap((it) => resourcesUsingFile(it, 'update'))
    notifier().changed(changed, () => Promise.resolve(true))
  } catch (error) {
    log.error({ error }, 'Resizing the pictures in the background failed')
  }
}

const isPicture = ({ mimeType }: Upload) => mimeType?.startsWith('image/') ?? false

/** Makes the renditions of an upload that should have some. Never throws. */
export async function makeRenditionsOf(upload: Upload): Promise<void> {
  const { filename } = upload
  const isFilm = needsPhoneFilm(upload)
  if (!filename || (!isFilm && !isPicture(upload))) return
  const make = isFilm ? makePhoneFilm : makeRenditions
  try {
    await storage.addRenditions(filename, (folder) =>
      storage.withUpload(filename, (source) => make(source, folder, temporaryFolder(dataDir))),
    )
  } catch (error) {
    // The site resizes it itself.
    log.error({ error }, `${filename} could not be resized`)
  }
}

/** Deletes the renditions of an upload. Never throws. */
export async function removeRenditionsOf({ filename }: Upload): Promise<void> {
  if (!filename) return
  try {
    await storage.removeRenditions(filename)
  } catch (error) {
    // What is left takes room only; the upload has changed already.
    log.error({ error }, `The sizes of ${filename} could not be deleted`)
  }
}
