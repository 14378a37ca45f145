import { logger } from '../../platform/log/logger.mjs'
import { isCurrent, isRead, sendJson, sendMethodNotAllowed } from './http.mjs'

const log = logger('backend')

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
    if (await databaseAnswers()) log.error({ error, path }, 'The content API failed')
  }
}

/** @param {Request} request @param {Response} response @param {import('./content-cache.mjs').Ready} ready */
function send(request, response, { status, body, etag }) {
  response.setHeader('Cache-Control', 'no-cache')
  if (status === 200) {
    response.setHeader('ETag', etag)
    if (isCurrent(request, etag)) {
      response.writeHead(304).end()
      return
    }
  }
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
