import { LRUCache } from 'lru-cache'
import { singleton } from '../../server/singleton.mjs'
import { openEndpoint } from '../answers'
import { idempotencyKeyHeader } from './idempotency-key'

/** The body of the answer to a save, null of one that was not done. */
type Answer = Promise<string | null>

const answers = singleton(
  'cached-responses',
  () => new LRUCache<string, Answer>({ max: 200, ttl: 30 * 60 * 1000 }),
)

/** Keeps what saves with a key are answered, for those whose answer is lost with the line. */
export function cachingResponses<Context>(
  handler: (request: Request, context: Context) => Promise<Response>,
): typeof handler {
  return async (request, context) => {
    const key = request.headers.get(idempotencyKeyHeader)
    const answer = handler(request, context)
    if (!key || key.length > 50) return answer
    const copy = answer.then((response) => (response.ok ? response.clone() : null))
    answers.set(
      key,
      copy.then((it) => it?.text() ?? null).catch(() => null),
    )
    await copy
    return answer
  }
}

/**
 * Gives the answer of a save again, once there is one: 204 of what has not arrived or was not done, and of
 * every unauthenticated request, so that a form whose session has ended sends again, and then asks for a sign-in.
 */
export const cachedResponse = openEndpoint('get', '/enregistrements/:key', async (req) => {
  const body = req.user ? await answers.get(String(req.routeParams?.key)) : undefined
  if (!body) return new Response(null, { status: 204 })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
})
