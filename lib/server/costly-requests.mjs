import { LRUCache } from 'lru-cache'
import { count, readGauge } from '../../platform/metrics/record.mjs'
import { isAnsweredFromStore } from '../cache/stored-page-note.mjs'
import { createWorkQueue, QueueFullError } from '../cache/work-queue.mjs'
import { maxStoredUrls, requestLimits } from '../limits/limits.mjs'
import { decodablePictures } from './decodable-pictures.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

/** @import { WorkQueue as Queue } from '../cache/work-queue.mjs' */

/** Seconds after which a client that was refused may try again. */
const retryAfterSeconds = 2

const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** What monitoring, the backend and clicks request: it costs nothing and must always pass. */
const cheapPaths = new Set(['/api/health', '/api/revalidate', '/api/messages'])

/**
 * Wraps a handler so that only a few requests are rendered, and even fewer pictures encoded, at the
 * same time. Others wait in a queue; when it is full they get status 503. A URL whose last answer
 * was stored is answered at once, in whatever state the queues are.
 * @param {Handler} handle
 * @returns {(request: Request, response: Response) => Promise<void | 'refused'>}
 */
export function boundCostlyRequests(handle) {
  const queues = {
    pages: createWorkQueue(requestLimits.pages),
    pictures: createWorkQueue(requestLimits.pictures),
    renditions: createWorkQueue(requestLimits.renditions),
  }
  readGauge('site_queue_requests', () => lengthsOf(queues))
  const pages = lane('pages', queues.pages, (request, response) =>
    isAnsweredFromStore(() => handle(request, response)),
  )
  // Each encoding keeps a processor busy for up to 700 ms.
  const isDecodable = decodablePictures(process.env.PICTURES_BASE_URL ?? '')
  const pictures = lane('pictures', queues.pictures, async (request, response) => {
    if (await isDecodable(request.url ?? '')) return answerStored(request, response)
    response.writeHead(400, refusalHeaders).end('Cette image ne peut pas être affichée.')
    return false
  })
  const renditions = lane('renditions', queues.renditions, answerStored)
  return (request, response) => {
    if (cheapPaths.has(request.url ?? '')) return handle(request, response)
    if (request.url?.startsWith('/_next/image')) return pictures(request, response)
    if (request.url?.startsWith('/api/image/')) return renditions(request, response)
    return pages(request, response)
  }

  /** @param {Request} request @param {Response} response */
  async function answerStored(request, response) {
    await handle(request, response)
    return true
  }
}

/**
 * @param {string} name of the queue, for metrics
 * @param {Queue} queue
 * @param {(request: Request, response: Response) => Promise<boolean>} answer says whether the
 *   answer is stored, so that the same request is cheap from now on
 * @returns {ReturnType<typeof boundCostlyRequests>}
 */
function lane(name, queue, answer) {
  /** @type {LRUCache<string, true>} */
  const stored = new LRUCache({ max: maxStoredUrls })
  return async (request, response) => {
    // Before Next changes them: a picture's format depends on `Accept`.
    const key = `${request.url} ${request.headers.accept?.includes('image/avif')}`
    const work = async () => {
      const isStored = await answer(request, response)
      if (isStored && response.statusCode < 400) stored.set(key, true)
      else stored.delete(key)
    }
    if (stored.get(key)) return work()
    let hasLeft = false
    response.once('close', () => (hasLeft = true))
    try {
      // A place is free again when the work has ended, even if the client leaves during it.
      await queue(async () => (hasLeft ? undefined : work()))
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      count('site_queue_refused_total', { queue: name })
      return refuse(response)
    }
  }
}

/** @param {Record<string, Queue>} queues @returns {[Record<string, string>, number][]} */
function lengthsOf(queues) {
  return Object.entries(queues).flatMap(([queue, { lengths }]) =>
    Object.entries(lengths()).map(([state, length]) => [{ queue, state }, length]),
  )
}

/** @param {Response} response @returns {'refused'} */
function refuse(response) {
  response.writeHead(503, { ...refusalHeaders, 'Retry-After': String(retryAfterSeconds) })
  response.end('Le site est très demandé. Réessayez dans quelques secondes.')
  return 'refused'
}
