import onHeaders from 'on-headers'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

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
    const isCacheable = [200, 304].includes(response.statusCode)
    response.setHeader(
      'Cache-Control',
      isSharedCache && isCacheable ? forSharedCaches : forBrowsers,
    )
  })
}
