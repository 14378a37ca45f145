import type { Maison } from '../payload-types'
import { mediaOf, pictureDetails, pictureOf } from './media'
import { filled, readers } from './published'

export const { readAll: readHouses } = readers('maisons', ['_order', '-id'], toHouse)

export function toHouse(maison: Maison) {
  const { id, titre, adresse, chambres, douches, prix, status, photo_principale, photos } = maison
  const { conclusion, conclue_le, description, surface, titre_foncier, reference } = maison
  return {
    id,
    titre,
    adresse,
    chambres,
    douches,
    prix,
    // The back-office asks for the rent of a month.
    periode: status === 'louer' ? 'mois' : undefined,
    conclue_le: conclusion && conclue_le ? conclue_le.slice(0, 10) : undefined,
    ...filled({ status, conclusion, description, surface, titre_foncier, reference }),
    updated_at: maison.updatedAt,
    photo_principale: mediaOf(photo_principale),
    ...pictureDetails(photo_principale),
    photos: (photos ?? []).flatMap((photo) => pictureOf(photo) ?? []),
    plan: pictureOf(maison.plan),
  }
}
