import { attempt } from '../../platform/attempt.mjs'

/** @import { IncomingMessage as Request } from 'node:http' */

/** A path that no page has: Next answers the 404 page. */
const unreadablePath = '/adresse-illisible'

/** Headers that would change what Next does; the site's own code reads none of them. */
const ignoredHeaders = /^(x-|forwarded$|next-action$|range$|if-range$)/

/**
 * Removes from a request what a client must not decide: the origin (`Host`, `X-Forwarded-*`; the
 * public one is SITE_URL), Next's internal headers, ranges (pages have none), and paths that cannot
 * be decoded, for which Next responds with status 500. `X-Forwarded-For` stays as a chain that ends with the connection.
 * @param {Pick<Request, 'headers' | 'url' | 'socket'>} request changed in place
 * @param {string} host the host and port that Next was started with
 */
export function normalizeRequest(request, host) {
  const chain = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
  for (const name of Object.keys(request.headers)) {
    if (ignoredHeaders.test(name)) delete request.headers[name]
  }
  request.headers.host = host
  request.headers['x-forwarded-for'] = chain.filter(Boolean).join(', ')
  const url = request.url ?? '/'
  if (!isReadable(url)) request.url = unreadablePath
}

/** Whether the path of a URL can be decoded, without control characters. @param {string} url */
function isReadable(url) {
  const path = attempt(() => decodeURIComponent(url.split('?', 1)[0] ?? ''))
  return path !== undefined && !/\p{Cc}/u.test(path)
}
