import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook } from 'payload'
import { logger } from '../../../platform/log/logger.mjs'
import type { Upload } from '../payload-types'
import { withPublicPaths } from './public-paths'
import { makeRenditionsOf, removeRenditionsOf } from './renditions'
import { storage } from './storage'

/** Set in the context of a sample: it is stored as it is, and its renditions are made later. */
export const sampleFile = 'sampleFile'

/**
 * Keeps the files of an upload and makes the renditions before it is answered, so before any page can
 * show the picture. Replaced files are deleted. Without its files the upload fails.
 */
export const keepFiles: CollectionAfterChangeHook<Upload> = async ({
  doc,
  previousDoc,
  context,
  operation,
  req,
}) => {
  const names = namesOf(doc)
  try {
    await storage.keep(names)
    if (previousDoc?.filename && previousDoc.filename !== doc.filename) await remove(previousDoc)
    if (context[sampleFile] !== true) await makeRenditionsOf(doc)
    return withPublicPaths(doc)
  } catch (error) {
    logger('pictures').error({ error }, `${doc.filename} could not be stored`)
    // On SQLite nothing is rolled back.
    if (operation === 'create') await req.payload.delete({ collection: 'uploads', id: doc.id, req })
    const message = 'Le fichier n’a pas pu être enregistré. Réessayez dans un instant.'
    throw new APIError(message, 502, undefined, true)
  } finally {
    await storage.release(names)
  }
}

/** Deletes the files and renditions with the upload. */
export const deleteFiles: CollectionAfterDeleteHook<Upload> = ({ doc }) => remove(doc)

async function remove(upload: Upload): Promise<void> {
  await removeRenditionsOf(upload)
  await storage.remove(namesOf(upload))
}

/** The names of an upload's file, and of the small copy that earlier versions have made of it. */
function namesOf({ filename, sizes }: Upload): string[] {
  return [filename, sizes?.vignette?.filename].filter((name) => typeof name === 'string')
}
