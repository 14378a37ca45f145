import onHeaders from 'on-headers'
import { derivedSecret } from '../../platform/derived-secret.mjs'
import { logger } from '../../platform/log/logger.mjs'
import { createObserver } from '../../platform/metrics/observe-requests.mjs'
import { normalizePath } from '../../platform/request-path.mjs'
import { staticFiles } from '../../platform/static-files.mjs'
import { sendPreparing } from './back-office.mjs'
import { clientAddressHeader } from './client-address-header.mjs'
import { createClientAddress } from './client-address.mjs'
import { closedEndpoints } from './closed-endpoints.mjs'
import { acceptBody, isRead, rejectBody, sendJson, sendMethodNotAllowed } from './http.mjs'
import { serveMedia } from './media.mjs'
import { setSecurityHeaders, withPagePolicy } from './security-headers.mjs'
import { addFetchSiteHeader, isSignedIn } from './session.mjs'
import * as site from './site-requests.mjs'
import { createUnauthenticatedHandler } from './unauthenticated-requests.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {import('./render-queue.mjs').Handler} Handler */

/** @typedef {import('./content-events.mjs').Content} Content */
/**
 * What answers once Payload has started.
 * @typedef {Pick<Content, 'hasSession' | 'countContactClick' | 'answerDraft'> & {
 *   databaseAnswers: () => Promise<boolean> }} Contents
 */

const log = logger('backend')

const metrics = /** @type {const} */ ({
  requests: 'backend_requests_total',
  duration: 'backend_request_duration_seconds',
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const maxUrlLength = 8192
/** Of JSON, which is parsed whole; Payload bounds forms, and each field like this. */
const maxBodyBytes = 1024 ** 2
/** Of a form: a file of the largest size and its fields (src/files/limits.ts). */
const maxFormBytes = 66 * 1024 ** 2
/** Of what Payload stores about how an account looks at a list or a form. */
const maxPreferenceBytes = 16 * 1024

/** Payload's pages of the endpoints that are closed. */
const disabledPage = /^\/admin\/(forgot|reset|create-first-user|verify)(\/|$)/i
const closedEndpoint = new RegExp(`^/cms/owners/(${closedEndpoints.join('|')})(/|$)`, 'i')

/** What Next answers: pages, Payload's REST API, and the files of its build. */
const backOfficePath = /^\/(admin|cms|_next)(\/|$)|^\/__nextjs/i

/**
 * Routes a request to the health check, the media, the count of contact clicks, the content API, the drafts of
 * previews or the back-office. Answers 503 until `open` hands over the contents, and for the back-office until
 * `openBackOffice` hands over its pages.
 * @param {{
 *   cache: ReturnType<typeof import('./content-cache.mjs').createContentCache>,
 *   staticFolder: string | null,
 *   environment: import('../environment/environment.mjs').Environment,
 * }} parts
 */
export function createRouter({ cache, staticFolder, environment }) {
  const { dataDir, publicUrl, publicSiteUrl, revalidateSecret, isLogged, trustedProxies } =
    environment
  const clientAddress = createClientAddress(trustedProxies)
  const observe = createObserver({ isLogged, kindOf, metrics })
  const secretFor = (/** @type {'clicks' | 'drafts'} */ purpose) =>
    revalidateSecret && derivedSecret(revalidateSecret, purpose)
  /** @type {Contents | null} */
  let contents = null
  /**
   * @type {{ pages: Handler, unauthenticated: ReturnType<typeof createUnauthenticatedHandler>,
   *   files: ReturnType<typeof staticFiles> } | null}
   */
  let backOffice = null

  /** @param {Request} request @param {Response} response @param {Contents} opened */
  async function route(request, response, opened) {
    const { hasSession, databaseAnswers, countContactClick, answerDraft } = opened
    if ((request.url ?? '').length > maxUrlLength)
      return sendJson(response, 414, { detail: 'Adresse trop longue.' })
    const path = normalizePath(request)
    if (!path) return sendJson(response, 400, { detail: 'Adresse illisible.' })
    if (!methods.includes(request.method ?? ''))
      return sendMethodNotAllowed(response, methods.join(', '))
    if (path === '/healthz') {
      if (!isRead(request)) return sendMethodNotAllowed(response)
      const isUp = await databaseAnswers()
      return sendJson(response, isUp ? 200 : 503, { status: isUp ? 'ok' : 'database unreachable' })
    }
    if (path.startsWith('/media/')) return serveMedia(request, response, path, dataDir)
    if (site.contactClicksPath.test(path))
      return site.serveContactClicks(request, response, secretFor('clicks'), countContactClick)
    if (/^\/api(\/|$)/.test(path))
      return site.serveContent(request, response, path, cache, databaseAnswers)
    if (path.startsWith('/drafts/'))
      return site.serveDrafts(request, response, path, secretFor('drafts'), answerDraft)
    onHeaders(response, () => {
      const isKept = !path.startsWith('/cms') || response.hasHeader('Cache-Control')
      if (!isKept) response.setHeader('Cache-Control', 'no-store')
    })
    if (!backOffice) return sendPreparing(request, response)
    const { pages, unauthenticated, files } = backOffice
    if (isRead(request) && files(request, response, path)) return
    addFetchSiteHeader(request)
    request.headers[clientAddressHeader] = clientAddress(request)
    const signedIn = await isSignedIn(request, hasSession)
    if (isRead(request) && (path === '/' || disabledPage.test(path))) {
      response.writeHead(302, { Location: '/admin' }).end()
      return
    }
    if (!signedIn) return unauthenticated(request, response, path)
    if (closedEndpoint.test(path) || !backOfficePath.test(path))
      return sendJson(response, 404, { detail: 'Page introuvable.' })
    const { 'content-type': type = '', 'x-payload-http-method-override': override } =
      request.headers
    const isForm = /^multipart\/form-data; *boundary=/i.test(type) && override === undefined
    const isPreference = path.startsWith('/cms/payload-preferences')
    const maxBytes = isForm ? maxFormBytes : maxBodyBytes
    if (!acceptBody(request, response, isPreference ? maxPreferenceBytes : maxBytes)) return
    // Once a write has been answered it is committed: what was cached meanwhile is outdated.
    if (!isRead(request)) response.once('close', () => cache.clear())
    return pages(request, response)
  }

  return {
    /** @param {Contents} opened */
    open(opened) {
      contents = opened
    },

    /** @param {Handler} next */
    openBackOffice(next) {
      const dev = staticFolder === null
      const pages = withPagePolicy(next, { dev, siteUrl: publicSiteUrl })
      const root = { urlPath: '/_next/static', folder: staticFolder ?? '', maxAge: '365d' }
      const unauthenticated = createUnauthenticatedHandler({ pages, dev, publicUrl })
      backOffice = { pages, unauthenticated, files: staticFiles(dev ? [] : [root]) }
    },

    /** @param {Request} request @param {Response} response */
    handle(request, response) {
      setSecurityHeaders(response, publicUrl)
      observe(request, response)
      rejectBody(request, response)
      if (isRead(request) && request.url === '/healthz/live')
        return sendJson(response, 200, { status: 'ok' })
      if (!contents) return sendPreparing(request, response)
      route(request, response, contents).catch((/** @type {unknown} */ error) => {
        log.error({ error }, 'The request failed')
        if (response.headersSent) response.destroy()
        else sendJson(response, 500, { detail: 'Erreur inattendue.' })
      })
    },
  }
}

/** What a request asks for, in a few words for metrics and the log. @param {Request} request */
function kindOf({ url = '' }) {
  if (url.startsWith('/healthz')) return 'health'
  if (url.startsWith('/media/')) return 'media'
  return url.startsWith('/api/') ? 'content' : 'office'
}
