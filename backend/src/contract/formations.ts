import type { Payload } from 'payload'
import type { Formation } from '../payload-types'
import { mediaOf } from './media'
import { findPublished } from './published'

const OLDEST_FIRST = ['createdAt', 'id']

export async function readFormations(payload: Payload) {
  return (await findPublished(payload, 'formations', OLDEST_FIRST)).map(toFormation)
}

export async function readFormation(payload: Payload, slug: string) {
  const [formation] = await findPublished(payload, 'formations', OLDEST_FIRST, {
    slug: { equals: slug },
  })
  return formation ? toFormation(formation) : null
}

function toFormation({ id, slug, title, affiche }: Formation) {
  return { id, slug, title, affiche: mediaOf(affiche) }
}
