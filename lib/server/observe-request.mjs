import { randomUUID } from 'node:crypto'
import onHeaders from 'on-headers'
import { logger } from '../log/logger.mjs'
import { count, hasMetrics, observe } from '../metrics/record.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {'page' | 'flight' | 'static' | 'picture' | 'api' | 'health' | 'refused'} Kind */

/** An id that a proxy gives to a request, so that its log and this one can be joined. */
const requestIdPattern = /^[\w-]{8,64}$/

/** The header in which Next says whether a page or a picture came from its cache. */
const cacheHeader = 'x-nextjs-cache'

/**
 * Measures the answers to requests: as metrics, and as lines in the log when `isLogged`. The path is
 * logged without its query, and neither addresses nor cookies are.
 * @param {{ isLogged: boolean }} options
 * @returns {(request: Request, response: Response) => { kind: Kind }} called before anything is
 *   changed; `kind` may be set until the answer ends
 */
export function createObserver({ isLogged }) {
  const log = logger('request')
  return (request, response) => {
    const observation = { kind: kindOf(request) }
    if (!isLogged && !hasMetrics()) return observation
    const startedAt = performance.now()
    let seconds = 0
    const { method, url = '' } = request
    const id = requestIdOf(request)
    const bytesBefore = response.socket?.bytesWritten ?? 0
    const { socket } = response
    onHeaders(response, () => {
      seconds = (performance.now() - startedAt) / 1000
    })
    response.once('close', () => {
      const { kind } = observation
      const status = response.headersSent ? response.statusCode : undefined
      const cache = response.getHeader(cacheHeader)?.toString().toLowerCase()
      record({ kind, status, cache, seconds })
      if (!isLogged) return
      const bytes = (socket?.bytesWritten ?? 0) - bytesBefore
      const duration = Math.round(seconds * 1e4) / 10
      const path = url.split('?', 1)[0]
      log.info({ id, method, path, status, duration, bytes, cache, kind }, 'Request')
    })
    return observation
  }
}

/**
 * @param {{ kind: Kind, status: number | undefined, cache: string | undefined, seconds: number }} answer
 *   `status` undefined: the client left before
 */
function record({ kind, status, cache, seconds }) {
  const statusClass = status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
  count('site_requests_total', { kind, status: statusClass })
  if (status !== undefined) observe('site_request_duration_seconds', seconds, { kind })
  const isPage = kind === 'page' || kind === 'flight'
  if (isPage && (cache === 'hit' || cache === 'stale' || cache === 'miss')) {
    count('site_page_cache_total', { result: cache })
  }
}

/** @param {Request} request @returns {Kind} */
function kindOf({ url = '', headers }) {
  if (url.startsWith('/api/health')) return 'health'
  if (/^\/(_next\/image|api\/image\/|api\/affiche\/|partage\/)/.test(url)) return 'picture'
  if (url.startsWith('/api/')) return 'api'
  return headers.rsc === undefined ? 'page' : 'flight'
}

/** @param {Request} request */
function requestIdOf({ headers }) {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}
