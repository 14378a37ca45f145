import { isRead } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */

/** What the sign-in page itself requests: the current account (none yet), then the sign-in. */
const signInRequests = ['GET /cms/owners/me', 'POST /cms/owners/login']

/**
 * Whether a request to Payload's REST API comes without a session cookie. Only the sign-in is open
 * to everybody. Payload checks the session itself; this keeps anonymous requests out of it.
 *
 * @param {Request} request
 * @param {string} path decoded
 */
export function lacksSession(request, path) {
  if (!/^\/cms(\/|$)/i.test(path)) return false
  if (signInRequests.includes(`${request.method} ${path}`)) return false
  return !/(^|;\s*)payload-token=[^;\s]/.test(request.headers.cookie ?? '')
}

/**
 * Whether a page of Payload cannot work here: no mail is sent, and the first account exists.
 * @param {string} path decoded
 */
export function isDisabledPage(path) {
  return /^\/admin\/(forgot|reset|create-first-user|verify)(\/|$)/i.test(path)
}

/**
 * Adds the Sec-Fetch-Site header, which browsers send on https and localhost only. Payload, which
 * relies on it when a request has no Origin, would otherwise sign the owner out at each page of a
 * plain http address. Only for reads: a write without Origin stays refused.
 *
 * @param {Request} request
 */
export function addFetchSiteHeader(request) {
  const { headers } = request
  if (isRead(request) && !headers.origin && !headers['sec-fetch-site']) {
    headers['sec-fetch-site'] = 'none'
  }
}
