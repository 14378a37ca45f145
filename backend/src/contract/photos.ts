import type { Payload } from 'payload'
import type { Photo, PhotosBeaute } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { findPublished } from './published'

/** The photos of a gallery in the owner's order; one whose file was deleted is left out. */
export async function readPhotos(payload: Payload, slug: 'photos' | 'photos-beaute') {
  const photos = await findPublished(payload, slug, ['_order', '-id'])
  return photos.map(toPhoto).filter(({ image }) => image !== undefined)
}

export function toPhoto({ id, title, image, updatedAt, ...words }: Photo | PhotosBeaute) {
  const [description, credit] = [words.description || undefined, words.credit || undefined]
  const details = { image: mediaOf(image), ...pictureDetails(image) }
  return { id, title, description, credit, updated_at: updatedAt, ...details }
}
