import onHeaders from 'on-headers'
import { logger } from '../../platform/log/logger.mjs'
import { createObserver } from '../../platform/metrics/observe-requests.mjs'
import { normalizePath } from '../../platform/request-path.mjs'
import { compressResponse } from './compress-response.mjs'
import { compressedTexts } from './compressed-texts.mjs'
import { boundCostlyRequests } from './costly-requests.mjs'
import { answerHealth } from './health.mjs'
import { kindOfRequest } from './kind-of-request.mjs'
import { normalizeRequest } from './normalize-request.mjs'
import { refusalOf } from './refusal.mjs'
import { keepQuery, policyOf, securityHeaders, setCacheControl } from './response-headers.mjs'
import { finishUnstored, isUnstored } from './unstored-response.mjs'
/** @import { Handler } from './costly-requests.mjs' */
/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

const log = logger('site')

const metrics = /** @type {const} */ ({
  requests: 'site_requests_total',
  duration: 'site_request_duration_seconds',
  cache: 'site_page_cache_total',
})

const keyHeaders = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' }
const ambiguousPath = { status: 400, text: 'Cette adresse n’est pas lisible.' }
const policyName = 'Content-Security-Policy'

/**
 * What happens to a request: security headers, refusal, a static file, or Next.
 * @param {object} parts
 * @param {ReturnType<typeof import('../../platform/static-files.mjs').staticFiles>} parts.files
 * @param {string} parts.serverFolder `.next/server` of the build
 * @param {Handler} parts.next Next's request handler
 * @param {string} parts.host the host and port that Next was started with
 * @param {boolean} parts.isHttps whether visitors reach the site over https
 * @param {boolean} parts.isLogged whether every request is logged
 * @param {() => boolean} parts.isStopping whether the process was told to stop
 * @returns {(request: Request, response: Response) => void}
 */
export function createRouter({ files, serverFolder, next, host, isHttps, isLogged, isStopping }) {
  const pages = boundCostlyRequests(next)
  const texts = compressedTexts()
  const observe = createObserver({ isLogged, kindOf: kindOfRequest, metrics })
  const { INDEXNOW_KEY: key } = process.env

  /** @type {Handler} */
  async function route(request, response) {
    const path = normalizePath(request)
    const pathname = request.url?.split('?', 1)[0] ?? '/'
    const observation = observe(request, response)
    for (const [name, value] of Object.entries(securityHeaders(isHttps))) {
      response.setHeader(name, value)
    }
    // When the headers are sent, because Next adds the policy of a page to one that is there.
    onHeaders(response, () => {
      if (!response.hasHeader(policyName)) response.setHeader(policyName, policyOf(pathname))
    })
    const refusal = path === null ? ambiguousPath : refusalOf(request)
    if (refusal) {
      observation.kind = 'refused'
      return refuse(response, refusal)
    }
    if (files(request, response, pathname)) {
      observation.kind = 'static'
      return
    }
    if (answerHealth(response, pathname, !isStopping())) return
    // By which search engines know that what the backend tells them (IndexNow) is about this site.
    if (key && pathname === `/${key}.txt`) return void response.writeHead(200, keyHeaders).end(key)
    setCacheControl(request, response)
    keepQuery(request, response)
    normalizeRequest(request, host)
    if (variesWithSaveData(pathname)) {
      onHeaders(response, () => void response.appendHeader('Vary', 'Save-Data'))
    }
    compressResponse(request, response, texts)
    if (isUnstored(pathname)) finishUnstored(pathname, response, serverFolder)
    // Apart from pages: many quick refusals would hide that pages are slow.
    if ((await pages(request, response)) === 'refused') observation.kind = 'refused'
  }

  return (request, response) => {
    route(request, response).catch((/** @type {unknown} */ error) => {
      log.error({ error }, 'The request failed')
      if (response.headersSent) response.destroy()
      else refuse(response, { status: 500, text: 'Erreur inattendue.' })
    })
  }
}

/** Whether middleware.ts chooses the page by the header `Save-Data`. @param {string} pathname */
function variesWithSaveData(pathname) {
  return /^\/(medias|beaute)\/videoplayers$/.test(pathname)
}

/** @param {Response} response @param {import('./refusal.mjs').Refusal} refusal */
function refuse(response, { status, headers, text }) {
  // A body that is not read must not become the next request of the connection.
  if (status >= 400) response.setHeader('Connection', 'close')
  const content = text && { 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers, ...content }).end(text)
}
