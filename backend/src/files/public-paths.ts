import type { CollectionAfterReadHook } from 'payload'
import type { Upload } from '../payload-types'
import { mediaPath } from './media-path'

/** Lets the back-office load files from `/media/…`, which supports ranges, instead of from Next. */
export const publicPaths: CollectionAfterReadHook<Upload> = ({ doc }) => {
  const vignette = doc.sizes?.vignette
  return {
    ...doc,
    url: doc.filename ? mediaPath(doc.filename) : doc.url,
    thumbnailURL: vignette?.filename ? mediaPath(vignette.filename) : doc.thumbnailURL,
    ...(vignette?.filename && {
      sizes: { ...doc.sizes, vignette: { ...vignette, url: mediaPath(vignette.filename) } },
    }),
  }
}
