import type { PayloadRequest } from 'payload'

/** What a request has sent as JSON; null of anything else. */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => null)

/** An answer that is kept nowhere. */
export const answer = (body: object) =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** A refusal as Payload's forms read it. */
export const refusal = (status: number, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ message }] }, { status, headers })
