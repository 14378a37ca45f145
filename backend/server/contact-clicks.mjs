import { json } from 'node:stream/consumers'
import { logger } from '../../lib/shared/log/logger.mjs'
import { acceptBody, sendJson, sendMethodNotAllowed } from './http.mjs'
import { hasSecret } from './site-secret.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

export const contactClicksPath = /^\/api\/contact-clicks\/?$/

/** The area and the path of a page fit in it. */
const maxBytes = 2048

const log = logger('contact-clicks')

/**
 * Answers `POST /api/contact-clicks/`, by which the site has a click on a WhatsApp link counted: 204,
 * or 422 for one that is not counted: the page is not published, or CONTACT_COUNTS is off.
 * @param {Request} request @param {Response} response @param {string | undefined} secret
 * @param {(click: unknown) => Promise<boolean>} count says whether it was one that is counted
 */
export async function serveContactClicks(request, response, secret, count) {
  if (request.method !== 'POST') return sendMethodNotAllowed(response, 'POST')
  if (!hasSecret(request, secret)) return sendJson(response, 401, { detail: 'Secret inconnu.' })
  const length = Number(request.headers['content-length'] ?? NaN)
  if (!(length <= maxBytes)) return sendJson(response, 413, { detail: 'Contenu trop long.' })
  acceptBody(request, response)
  try {
    const isCounted = await count(await json(request).catch(() => undefined))
    if (isCounted) response.writeHead(204).end()
    else sendJson(response, 422, { detail: 'Cette page n’est pas comptée.' })
  } catch (error) {
    log.warn({ error }, 'A click was not counted')
    sendJson(response, 503, { detail: 'Le compte n’a pas pu être tenu.' })
  }
}
