import { formerSlugs } from '../fields/public-slugs'
import type { Formation } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, readers } from './published'

export const { readAll: readCourses, readOne: readCourse } = readers(
  'formations',
  ['_order', 'id'],
  toCourse,
)

export function toCourse(formation: Formation) {
  const { id, slug, title, presentation, affiche, duree, tarif } = formation
  return {
    id,
    slug,
    former_slugs: formerSlugs(formation),
    title,
    ...filled({ presentation, duree, tarif }),
    updated_at: formation.updatedAt,
    affiche: mediaOf(affiche),
    ...pictureDetails(affiche),
  }
}
