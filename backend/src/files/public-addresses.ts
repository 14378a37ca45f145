import type { CollectionAfterReadHook } from 'payload'
import type { Upload } from '../payload-types'
import { mediaAddress } from './media-address'

/** Lets the back-office show files from `/media/…`, which knows ranges, instead of through Next. */
export const publicAddresses: CollectionAfterReadHook<Upload> = ({ doc }) => {
  const vignette = doc.sizes?.vignette
  return {
    ...doc,
    url: doc.filename ? mediaAddress(doc.filename) : doc.url,
    thumbnailURL: vignette?.filename ? mediaAddress(vignette.filename) : doc.thumbnailURL,
    ...(vignette?.filename && {
      sizes: { ...doc.sizes, vignette: { ...vignette, url: mediaAddress(vignette.filename) } },
    }),
  }
}
