import type { CollectionAfterReadHook } from 'payload'
import type { Upload } from '../payload-types'
import { mediaPath } from './media-path'
import { isPicture, renditionsOf } from './renditions'

/** Lets the back-office load files from `/media/…`, which supports ranges, and pictures in their smallest size. */
export function withPublicPaths(doc: Upload): Upload {
  if (!doc.filename) return doc
  const url = mediaPath(doc.filename)
  const thumbnailURL = isPicture(doc) ? (renditionsOf(doc)?.[0]?.url ?? url) : doc.thumbnailURL
  return { ...doc, url, thumbnailURL }
}

export const publicPaths: CollectionAfterReadHook<Upload> = ({ doc }) => withPublicPaths(doc)
