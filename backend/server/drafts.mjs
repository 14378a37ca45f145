import { isRead, sendJson, sendMethodNotAllowed } from './http.mjs'
import { hasSecret } from './site-secret.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/**
 * Answers `/drafts/{collection}/{id}`, by which the site reads the latest version of a content for a
 * preview, published or not. Never from a cache.
 * @param {Request} request @param {Response} response
 * @param {string} path decoded
 * @param {string | undefined} secret
 * @param {import('../shared/content-events.mjs').Content['answerDraft']} answer
 */
export async function serveDrafts(request, response, path, secret, answer) {
  if (!isRead(request)) return sendMethodNotAllowed(response)
  if (!hasSecret(request, secret)) return sendJson(response, 401, { detail: 'Secret inconnu.' })
  const { status, body } = await answer(path)
  sendJson(response, status, body)
}
