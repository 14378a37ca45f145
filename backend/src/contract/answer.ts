import type { Payload } from 'payload'
import type { Answer } from '../../shared/content-events.mjs'
import { routes } from './routes'

const notFound: Answer = {
  status: 404,
  body: JSON.stringify({ detail: 'Ce contenu n’existe pas, ou n’est plus publié.' }),
}

/** The contract's answer to a path such as `/api/medias/events/` (the last slash is optional). */
export async function answer(payload: Payload, path: string): Promise<Answer> {
  const asked = path.replace(/^\/api\//, '').replace(/\/$/, '')
  const content = await find(payload, asked)
  return content === null ? notFound : { status: 200, body: JSON.stringify(content) }
}

function find(payload: Payload, asked: string): Promise<object | null> | null {
  const list = routes.get(asked)
  if (list) return list(payload, '')
  const cut = asked.lastIndexOf('/')
  const slug = asked.slice(cut + 1)
  return routes.get(`${asked.slice(0, cut)}/*`)?.(payload, slug) ?? null
}
