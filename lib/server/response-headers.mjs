import onHeaders from 'on-headers'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/** The policy of everything that is not a page: it needs no content of any kind. */
const emptyPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of the service worker, which requests the pages, files and pictures that it caches. */
const serviceWorkerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * The security headers of every response.
 * @param {boolean} isHttps whether visitors reach the site over https
 * @returns {Record<string, string>}
 */
export function securityHeaders(isHttps) {
  return {
    ...commonHeaders,
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/**
 * The Content-Security-Policy of a response that has none of its own: everything but pages, whose
 * policy holds their hashes (lib/document/content-security-policy.mjs).
 * @param {string} pathname of the request
 */
export function policyOf(pathname) {
  return pathname === '/sw.js' ? serviceWorkerPolicy : emptyPolicy
}

/** What Next sets on pages and feeds that are rendered again after a time. */
const revalidatedByNext = /^s-maxage=\d+(, stale-while-revalidate(=\d+)?)?$/

/**
 * Browsers ask again at every visit, and get 304 while nothing has changed. Next's own value allows a
 * year of `stale-while-revalidate`, with which Firefox shows the page of the previous visit.
 */
const forBrowsers = 'no-cache'

/**
 * A proxy that says that it is a shared cache keeps an answer for a second, serves it for another one
 * while it asks again, and for a week when the site fails. It replaces the header for browsers.
 */
const forSharedCaches = 's-maxage=1, stale-while-revalidate=1, stale-if-error=604800'

/**
 * Sets `Cache-Control` of the answers that change with a publication, when they are sent.
 * @param {Request} request with `Surrogate-Capability` (W3C Edge Architecture) from a shared cache
 * @param {Response} response
 */
export function setCacheControl({ headers }, response) {
  const isSharedCache = headers['surrogate-capability'] !== undefined
  onHeaders(response, () => {
    const value = String(response.getHeader('Cache-Control') ?? '')
    if (value !== forBrowsers && !revalidatedByNext.test(value)) return
    const isShared = isSharedCache && [200, 304].includes(response.statusCode)
    response.setHeader('Cache-Control', isShared ? forSharedCaches : forBrowsers)
  })
}

/**
 * Adds the query of the request to a redirect to another path of the site, such as that of a changed
 * address: a stored page does not know the query. What the redirect names itself stays.
 * @param {Pick<Request, 'url'>} request
 * @param {Response} response
 */
export function keepQuery({ url = '' }, response) {
  onHeaders(response, () => {
    // Next sets it twice while it renders the page.
    const [location] = [response.getHeader('Location')].flat()
    if (response.statusCode !== 308 || typeof location !== 'string') return
    response.setHeader('Location', withQuery(location, new URLSearchParams(url.split('?')[1])))
  })
}

/** @param {string} location a path, or a URL, which stays as it is @param {URLSearchParams} query */
export function withQuery(location, query) {
  const [path = '', own] = location.split('?', 2)
  const merged = new URLSearchParams(own)
  const added = [...query].filter(([name]) => !merged.has(name))
  if (!/^\/(?!\/)/.test(path) || added.length === 0) return location
  for (const [name, value] of added) merged.append(name, value)
  return `${path}?${merged}`
}
