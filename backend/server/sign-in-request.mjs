import { sendJson } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * What may be sent without a session: a sign-in, a lost password (forgotten-password.ts), and the link by which they
 * got an access (account-link-endpoints.ts).
 */
export const unauthenticatedPaths = new Set([
  '/cms/owners/login',
  '/cms/owners/liens/demander',
  '/cms/owners/liens/lire',
  '/cms/owners/liens/utiliser',
])

/** A user name, a password and the token of a link fit in a fraction of this. */
const maxBytes = 4096

/**
 * Answers sign-in requests that Payload must not see: it writes form data to disk before it looks at them.
 * @param {Request} request @param {Response} response @returns {boolean} whether the request was refused
 */
export function refuseSignIn({ headers }, response) {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  const length = headers['content-length']
  if (type !== 'application/json') {
    send(response, 415, 'La connexion attend du JSON (application/json).')
  } else if (length === undefined) {
    send(response, 411, 'La connexion attend un contenu de longueur annoncée (Content-Length).')
  } else if (Number(length) > maxBytes) {
    send(response, 413, `La connexion attend au plus ${maxBytes} octets.`)
  } else return false
  return true
}

/** @param {Response} response @param {number} status @param {string} message */
function send(response, status, message) {
  sendJson(response, status, { errors: [{ message }] })
}
