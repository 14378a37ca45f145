import type { Payload } from 'payload'
import type { Answer } from '../../shared/content-events.mjs'
import { storage } from '../files/storage'
import { routes } from './routes'

const notFound: Answer = {
  status: 404,
  body: JSON.stringify({ detail: 'Ce contenu n’existe pas, ou n’est plus publié.' }),
}

/** The response to a path such as `/api/medias/events/` (the trailing slash is optional). */
export async function answer(payload: Payload, path: string): Promise<Answer> {
  await storage.refreshed()
  const content = await find(payload, path.replace(/^\/api\//, '').replace(/\/$/, ''))
  return content === null ? notFound : { status: 200, body: JSON.stringify(content) }
}

function find(payload: Payload, path: string): Promise<object | null> | null {
  const [, parent, slug = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
  const read = routes.get(path) ?? routes.get(`${parent}/*`)
  return read?.(payload, slug) ?? null
}
