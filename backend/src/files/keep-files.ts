import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Upload } from '../payload-types'
import { makeRenditionsOf, removeRenditionsOf, withPublicPaths } from './renditions'

/** Set in the context of a sample: it is stored as it is, and its renditions are made later. */
export const sampleFile = 'sampleFile'

/** Makes the renditions of an upload before it is answered; Payload itself writes and deletes the files. */
export const keepFiles: CollectionAfterChangeHook<Upload> = async (change) => {
  const { doc, previousDoc, context } = change
  if (previousDoc?.filename && previousDoc.filename !== doc.filename)
    await removeRenditionsOf(previousDoc)
  if (context[sampleFile] !== true) await makeRenditionsOf(doc)
  return withPublicPaths(doc)
}

/** Deletes the renditions with the upload. */
export const deleteFiles: CollectionAfterDeleteHook<Upload> = ({ doc }) => removeRenditionsOf(doc)
