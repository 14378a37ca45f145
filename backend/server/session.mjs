import { isRead } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */

/** The headers by which Payload recognises a session (its cookie counts from its own pages only). */
const sessionHeaders = ['cookie', 'origin', 'sec-fetch-site']

/** @param {Request} request */
export function mentionsSession({ headers }) {
  return /(^|;\s*)payload-token=[^;\s]/.test(headers.cookie ?? '')
}

/**
 * Whether a request comes from a person who is signed in. Payload is only asked about what could be a session.
 * @param {Request} request @param {(headers: Headers) => Promise<boolean>} hasSession
 */
export async function isSignedIn(request, hasSession) {
  if (!mentionsSession(request)) return false
  const headers = new Headers()
  for (const name of sessionHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return hasSession(headers)
}

/**
 * Adds the Sec-Fetch-Site header, which browsers send on https and localhost only. Without it and Origin Payload would
 * sign the owner out at each page of a plain http address. A write without Origin stays refused. @param {Request} request
 */
export function addFetchSiteHeader(request) {
  const { headers } = request
  if (isRead(request) && !headers.origin && !headers['sec-fetch-site']) {
    headers['sec-fetch-site'] = 'none'
  }
}
