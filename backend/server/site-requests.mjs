import { json } from 'node:stream/consumers'
import fresh from 'fresh'
import { logger } from '../../platform/log/logger.mjs'
import { sameSecret } from '../../platform/secrets.mjs'
import { acceptBody, isRead, sendJson, sendJsonBody, sendMethodNotAllowed } from './http.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/**
 * Answers `/api/…`, the content API that the site reads, from memory.
 * @param {Request} request @param {Response} response
 * @param {string} path decoded; its trailing slash is optional
 * @param {ReturnType<typeof import('./content-cache.mjs').createContentCache>} cache
 * @param {() => Promise<boolean>} databaseAnswers logs itself when the database is lost
 */
export async function serveContent(request, response, path, cache, databaseAnswers) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (!isRead(request)) return sendMethodNotAllowed(response)
  try {
    send(request, response, await cache.get(path.replace(/\/$/, '')))
  } catch (error) {
    sendJson(response, 500, { detail: 'Le contenu est momentanément indisponible.' })
    if (await databaseAnswers()) logger('backend').error({ error, path }, 'The content API failed')
  }
}

/** @param {Request} request @param {Response} response @param {import('./content-cache.mjs').Ready} ready */
function send(request, response, { status, body, etag }) {
  response.setHeader('Cache-Control', 'no-cache')
  if (status === 200) {
    response.setHeader('ETag', etag)
    // By this header alone: Node's fetch() adds no-cache to conditional requests, which `fresh` takes for a reload.
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      response.writeHead(304).end()
      return
    }
  }
  sendJsonBody(response, status, body)
}

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
  if (!hasSecret(request, secret)) return sendUnknownSecret(response)
  if (!acceptBody(request, response, maxBytes)) return
  try {
    const isCounted = await count(await json(request).catch(() => undefined))
    if (isCounted) response.writeHead(204).end()
    else sendJson(response, 422, { detail: 'Cette page n’est pas comptée.' })
  } catch (error) {
    log.warn({ error }, 'A click was not counted')
    sendJson(response, 503, { detail: 'Le compte n’a pas pu être tenu.' })
  }
}

/**
 * Answers `/drafts/{collection}/{id}`, by which the site reads the latest version of a content for a
 * preview, published or not. Never from a cache.
 * @param {Request} request @param {Response} response
 * @param {string} path decoded @param {string | undefined} secret
 * @param {import('./content-events.mjs').Content['answerDraft']} answer
 */
export async function serveDrafts(request, response, path, secret, answer) {
  if (!isRead(request)) return sendMethodNotAllowed(response)
  if (!hasSecret(request, secret)) return sendUnknownSecret(response)
  const { status, body } = await answer(path)
  sendJson(response, status, body)
}

/**
 * Whether a request carries the secret that the site shares, `Authorization: Bearer …`; without one none does.
 * @param {Request} request @param {string | undefined} secret
 */
const hasSecret = ({ headers }, secret) =>
  sameSecret(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1], secret)

/** @param {Response} response */
const sendUnknownSecret = (response) => sendJson(response, 401, { detail: 'Secret inconnu.' })
