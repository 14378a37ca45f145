import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'

/** An endpoint under `/cms`, beside Payload's own or in place of one of the same path. */
export const endpoint = (method: Endpoint['method'], path: string, handler: PayloadHandler) =>
  ({ method, path, handler }) satisfies Endpoint

/** What a request has sent as JSON; null of anything else. */
export const bodyOf = async (req: PayloadRequest): Promise<unknown> =>
  req.json?.().catch(() => null)

/** An answer that is kept nowhere. */
export const answer = (body: object) =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** A refusal as Payload's forms read it. */
export const refusal = (status: number, message: string, headers?: HeadersInit) =>
  Response.json({ errors: [{ message }] }, { status, headers })
