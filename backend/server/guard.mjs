/** @typedef {import('node:http').IncomingMessage} Request */

/** What the sign-in page itself asks: who am I (nobody), and let me in. */
const SIGN_IN = ['GET /cms/owners/me', 'POST /cms/owners/login']

/**
 * Payload's REST interface is for the back-office: without a session cookie only the sign-in is
 * reachable. (Payload checks the session itself; this keeps strangers from even asking.)
 *
 * @param {Request} request
 * @param {string} path
 */
export function isRefused(request, path) {
  if (!/^\/cms(\/|$)/i.test(path)) return false
  if (SIGN_IN.includes(`${request.method} ${path}`)) return false
  return !/(^|;\s*)payload-token=[^;\s]/.test(request.headers.cookie ?? '')
}

/**
 * Pages of Payload that promise what is not there: no mail is sent, and the first account exists.
 * @param {string} path
 */
export function isUnused(path) {
  return /^\/admin\/(forgot|reset|create-first-user|verify)(\/|$)/i.test(path)
}

/**
 * Browsers send Sec-Fetch-Site on https and localhost only. Payload, which relies on it when a
 * request has no Origin, would otherwise sign the owner out at each page of a plain http address.
 * Only for reads: a write without Origin stays refused.
 *
 * @param {Request} request
 */
export function completeFetchSite(request) {
  const { headers, method } = request
  if ((method === 'GET' || method === 'HEAD') && !headers.origin && !headers['sec-fetch-site']) {
    headers['sec-fetch-site'] = 'none'
  }
}
