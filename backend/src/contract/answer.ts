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
  const asked = path.replace(/^\/api\//, '').replace(/\/$/, '')
  const [, parent, slug = ''] = /^(.*)\/(.*)$/.exec(asked) ?? []
  const read = routes.get(asked) ?? routes.get(`${parent}/*`)
  const content = await read?.(payload, slug)
  return content ? { status: 200, body: JSON.stringify(content) } : notFound
}
