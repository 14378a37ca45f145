import { type Endpoint, type PayloadHandler, type PayloadRequest, ValidationError } from 'payload'

/** An endpoint under `/cms` for anybody, beside Payload's own or in place of one of the same path. */
export const openEndpoint = (method: Endpoint['method'], path: string, handler: PayloadHandler) =>
  ({ method, path, handler }) satisfies Endpoint

/** Of a person who has signed in. */
export type SignedIn = PayloadRequest & { user: NonNullable<PayloadRequest['user']> }
type Handler = (req: SignedIn) => Response | Promise<Response>

/** The same for people who have signed in. */
export const endpoint = (method: Endpoint['method'], path: string, handler: Handler) =>
  openEndpoint(method, path, (req) =>
    req.user ? handler(req as SignedIn) : refusal(401, 'Connectez-vous d’abord.'),
  )

/** What a request has sent as JSON; null of anything else, which may be long (server/router.mjs). */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.headers.get('content-type')?.startsWith('application/json')
    ? req.json?.().catch(() => null)
    : null

/** An answer that is kept nowhere. */
export const answer = (body: object) =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** A refusal as Payload's forms read it. */
export const refusal = (status: number, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ message }] }, { status, headers })

/** The sentence of a refused field. @throws any other error */
export function refusalOf(error: unknown): Response {
  if (!(error instanceof ValidationError)) throw error
  return refusal(400, error.data.errors[0]?.message ?? error.message)
}

/** A picture that the browser of whoever asks keeps for so many seconds; 404 without one. */
export function pictureAnswer(bytes: Buffer | null, type: string, maxAge: number): Response {
  if (!bytes) return refusal(404, 'Cette image n’existe pas.')
  const headers = { 'Content-Type': type, 'Cache-Control': `private, max-age=${maxAge}` }
  return new Response(new Uint8Array(bytes), { headers })
}
