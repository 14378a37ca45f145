import type { Payload } from 'payload'
import type { Formation } from '../payload-types'
import { mediaOf, pictureDetails } from './media'
import { findPublished } from './published'

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

function toCourse({ id, slug, title, affiche }: Formation) {
  return { id, slug, title, affiche: mediaOf(affiche), ...pictureDetails(affiche) }
}
