import { formerSlugs } from '../fields/public-slugs'
import type { Formation } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, readers } from './published'

export const { readAll: readCourses, readOne: readCourse } = readers('formations', toCourse)

export function toCourse(formation: Formation) {
  const { affiche, sessions, updatedAt } = formation
  return {
    ...filled(formation, ['id', 'slug', 'title', 'presentation', 'duree', 'tarif']),
    former_slugs: formerSlugs(formation),
    sessions: sessions?.length ? sessions.map(toSession) : undefined,
    updated_at: updatedAt,
    affiche: mediaOf(affiche),
    ...pictureDetails(affiche),
  }
}

function toSession(session: NonNullable<Formation['sessions']>[number]) {
  return { date: session.date.slice(0, 10), ...filled(session, ['lieu', 'places_restantes']) }
}
