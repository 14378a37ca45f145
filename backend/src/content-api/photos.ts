import type { Payload } from 'payload'
import type { Photo, PhotosBeaute } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, findPublished } from './published'

/** The photos of a gallery in the owner's order; one whose file was deleted is left out. */
export async function readPhotos(payload: Payload, slug: 'photos' | 'photos-beaute') {
  const photos = await findPublished(payload, slug)
  return photos.map(toPhoto).filter(({ image }) => image !== undefined)
}

export function toPhoto(photo: Photo | PhotosBeaute) {
  const { image, updatedAt } = photo
  const words = filled(photo, ['id', 'title', 'description', 'credit'])
  return { ...words, updated_at: updatedAt, image: mediaOf(image), ...pictureDetails(image) }
}
