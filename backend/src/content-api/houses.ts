import type { Maison } from '../payload-types'
import { mediaOf, pictureDetails, pictureOf } from './media'
import { filled, readers } from './published'

export const { readAll: readHouses } = readers('maisons', toHouse)

export function toHouse(maison: Maison) {
  const { status, conclusion, conclue_le, photo_principale, photos, plan, updatedAt } = maison
  return {
    ...filled(maison, ['id', 'titre', 'adresse', 'chambres', 'douches', 'prix', 'status']),
    ...filled(maison, ['conclusion', 'description', 'surface', 'titre_foncier', 'reference']),
    // The back-office asks for the rent of a month.
    periode: status === 'louer' ? 'mois' : undefined,
    conclue_le: conclusion && conclue_le ? conclue_le.slice(0, 10) : undefined,
    updated_at: updatedAt,
    photo_principale: mediaOf(photo_principale),
    ...pictureDetails(photo_principale),
    photos: (photos ?? []).flatMap((photo) => pictureOf(photo) ?? []),
    plan: pictureOf(plan),
  }
}
