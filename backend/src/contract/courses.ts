import type { Payload } from 'payload'
import { formerSlugs } from '../fields/public-slugs'
import type { Formation } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { filled, findPublished } from './published'

const inOrder = ['_order', 'id']

export async function readCourses(payload: Payload) {
  return (await findPublished(payload, 'formations', inOrder)).map(toCourse)
}

export async function readCourse(payload: Payload, slug: string) {
  const [formation] = await findPublished(payload, 'formations', inOrder, {
    slug: { equals: slug },
  })
  return formation ? toCourse(formation) : null
}

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
