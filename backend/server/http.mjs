/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/** Sends a value as JSON that nobody caches. @param {Response} response @param {number} status @param {unknown} value */
export function sendJson(response, status, value) {
  response.setHeader('Cache-Control', 'no-store')
  sendJsonBody(response, status, Buffer.from(JSON.stringify(value)))
}

/** @param {Response} response @param {number} status @param {Buffer} body */
export function sendJsonBody(response, status, body) {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  response.writeHead(status, { ...headers, 'Content-Length': body.length })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** @param {Request} request */
export function isRead({ method }) {
  return method === 'GET' || method === 'HEAD'
}

/** @param {Request} request */
export function hasBody({ headers }) {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Until `acceptBody`, an answer ends the connection. @param {Request} request @param {Response} response */
export function rejectBody(request, response) {
  if (hasBody(request)) response.setHeader('Connection', 'close')
}

/**
 * Lets a body come in, for a handler that reads it, or refuses one that is too long or does not say how long it is.
 * @param {Request} request @param {Response} response @param {number} maxBytes @returns {boolean} whether it comes in
 */
export function acceptBody(request, response, maxBytes) {
  const length = request.headers['content-length']
  if (hasBody(request) && !(Number(length) <= maxBytes)) {
    const message = length
      ? `Ce contenu est trop long (${maxBytes} octets au plus).`
      : 'La longueur du contenu doit être annoncée (Content-Length).'
    sendJson(response, length ? 413 : 411, { errors: [{ message }] })
    return false
  }
  response.removeHeader('Connection')
  if (request.headers.expect) response.writeContinue()
  return true
}

/** @param {Response} response @param {string} methods those that are possible */
export function sendMethodNotAllowed(response, methods = 'GET, HEAD') {
  response.setHeader('Allow', methods)
  sendJson(response, 405, { detail: `Méthode impossible ici. Possibles\u00a0: ${methods}.` })
}
