/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @param {Response} response
 * @param {number} status
 * @param {unknown} value
 */
export function sendJson(response, status, value) {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/**
 * Whether an If-None-Match header names this entity tag.
 * @param {string | undefined} header
 * @param {string} etag
 */
export function matchesEtag(header, etag) {
  if (!header) return false
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/**
 * The decoded path of a request, repeated slashes collapsed, so that `/%63ms` or `//cms` cannot
 * pass for something else than `/cms`. Null when it cannot be decoded.
 *
 * @param {string} url
 */
export function pathOf(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/').replace(/\/{2,}/g, '/')
  } catch {
    return null
  }
}
