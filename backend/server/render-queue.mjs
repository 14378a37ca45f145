import { once } from 'node:events'
import pLimit from 'p-limit'
import { sendJson } from './http.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

/**
 * Lets a few requests at once into a handler, and a few more wait; answers 503 to the others.
 * @param {Handler} handler @param {{ atOnce: number, waiting: number }} bounds @returns {Handler}
 */
export function createRenderQueue(handler, { atOnce, waiting }) {
  const limit = pLimit(atOnce)
  return async (request, response) => {
    if (limit.pendingCount >= waiting) {
      response.setHeader('Retry-After', '5')
      return sendJson(response, 503, { detail: 'Trop de demandes. Réessayez dans un instant.' })
    }
    await limit(() => (response.destroyed ? undefined : render(handler, request, response)))
  }
}

/**
 * Ends when the response is complete in memory (highWaterMark in serve.mjs): a slow client keeps no other waiting.
 * @type {(handler: Handler, request: Request, response: Response) => Promise<unknown>}
 */
function render(handler, request, response) {
  return Promise.race([handler(request, response), once(response, 'prefinish')])
}
