import { randomUUID } from 'node:crypto'
import onHeaders from 'on-headers'
import { logger } from '../log/logger.mjs'
import { count, hasMetrics, observe } from './record.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @import { MetricName } from './definitions.mjs' */

/** An id that a proxy gives to a request, so that its log and this one can be joined. */
const requestIdPattern = /^[\w-]{8,64}$/

/** The header in which Next says whether a page or a picture came from its cache. */
const cacheHeader = 'x-nextjs-cache'

/**
 * Measures the answers to requests: as metrics, and as lines in the log when `isLogged`. The path is
 * logged without its query, and neither addresses nor cookies are.
 * @param {object} options
 * @param {boolean} options.isLogged
 * @param {(request: Request) => string} options.kindOf one of a few kinds of answers
 * @param {{ requests: MetricName, duration: MetricName, cache?: MetricName }} options.metrics `cache`
 *   counts pages by what the cache held of them
 * @returns {(request: Request, response: Response) => { kind: string }} called before anything is
 *   changed; `kind` may be set until the answer ends
 */
export function createObserver({ isLogged, kindOf, metrics }) {
  const log = logger('request')
  return (request, response) => {
    const observation = { kind: kindOf(request) }
    if (!isLogged && !hasMetrics()) return observation
    const startedAt = performance.now()
    let seconds = 0
    const { method, url = '' } = request
    const id = requestIdOf(request)
    const { socket } = response
    const bytesBefore = socket?.bytesWritten ?? 0
    onHeaders(response, () => {
      seconds = (performance.now() - startedAt) / 1000
    })
    response.once('close', () => {
      const { kind } = observation
      // Undefined: the client left before.
      const status = response.headersSent ? response.statusCode : undefined
      const cache = cacheResult(response)
      count(metrics.requests, { kind, status: classOf(status) })
      if (status !== undefined) observe(metrics.duration, seconds, { kind })
      if (metrics.cache && isCached(kind, cache)) count(metrics.cache, { result: cache })
      if (!isLogged) return
      const bytes = (socket?.bytesWritten ?? 0) - bytesBefore
      const duration = Math.round(seconds * 1e4) / 10
      const path = url.split('?', 1)[0]
      log.info({ id, method, path, status, duration, bytes, cache, kind }, 'Request')
    })
    return observation
  }
}

/** @param {number | undefined} status */
function classOf(status) {
  return status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
}

/** `hit`, `stale`, or `miss`: rendered before it was answered. @param {Response} response */
function cacheResult(response) {
  const said = response.getHeader(cacheHeader)?.toString().toLowerCase()
  return said === 'revalidated' ? 'miss' : said
}

/** @param {string} kind @param {string | undefined} cache @returns {cache is string} */
function isCached(kind, cache) {
  return /^(page|flight)$/.test(kind) && /^(hit|stale|miss)$/.test(cache ?? '')
}

/** @param {Request} request */
function requestIdOf({ headers }) {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}
