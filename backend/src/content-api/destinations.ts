import { formerSlugs } from '../fields/public-slugs'
import type { Destination } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, readers } from './published'

export const { readAll: readDestinations } = readers('destinations', toDestination)

export function toDestination(destination: Destination) {
  const { etapes, pieces, plats, tables, conseils, image, updatedAt } = destination
  return {
    ...filled(destination, ['id', 'slug', 'title', 'accroche', 'image_alt', 'presentation']),
    ...filled(destination, ['description', 'en_pays', 'langue', 'sejour', 'traitement']),
    ...filled(destination, ['monnaie', 'visa', 'visa_note', 'duree', 'repas', 'repas_note']),
    former_slugs: formerSlugs(destination),
    etapes: linesOf(etapes),
    pieces: linesOf(pieces),
    plats: linesOf(plats),
    tables: linesOf(tables),
    conseils: conseils?.length
      ? conseils.map((conseil) => filled(conseil, ['titre', 'texte']))
      : undefined,
    updated_at: updatedAt,
    image: mediaOf(image),
    ...pictureDetails(image),
  }
}

/** The lines of a text, without the dashes of a pasted list; undefined without any. */
function linesOf(text: string | null | undefined): string[] | undefined {
  const lines = text?.split('\n').flatMap((line) => line.replace(/^\s*[-–•*]\s+/, '').trim() || [])
  return lines?.length ? lines : undefined
}
