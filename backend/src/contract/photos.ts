import type { Payload } from 'payload'
import { mediaOf, pictureDetails } from './media'
import { findPublished } from './published'

/** The photos of a gallery in the owner's order; one whose file was deleted is left out. */
export async function readPhotos(payload: Payload, slug: 'photos' | 'photos-beaute') {
  const photos = await findPublished(payload, slug, ['_order', '-id'])
  return photos
    .map(({ id, title, image }) => ({ id, title, image: mediaOf(image), ...pictureDetails(image) }))
    .filter(({ image }) => image !== undefined)
}
