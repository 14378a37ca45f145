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
  const { id, slug, title, presentation, affiche, duree, tarif, sessions } = formation
  return {
    id,
    slug,
    former_slugs: formerSlugs(formation),
    title,
    ...filled({ presentation, duree, tarif }),
    sessions: sessions?.length ? sessions.map(toSession) : undefined,
    updated_at: formation.updatedAt,
    affiche: mediaOf(affiche),
    ...pictureDetails(affiche),
  }
}

function toSession({ date, lieu, places_restantes }: NonNullable<Formation['sessions']>[number]) {
  return { date: date.slice(0, 10), ...filled({ lieu, places_restantes }) }
}
