import { clientAddressHeader } from '../shared/client-address.mjs'
import { clientAddress } from './client-address.mjs'
import { serveContract } from './contract.mjs'
import { acceptBody, isRead, pathOf, rejectBody, sendJson, sendMethodNotAllowed } from './http.mjs'
import { serveMedia } from './media.mjs'
import { setSecurityHeaders, withPagePolicy } from './security-headers.mjs'
import { addFetchSiteHeader, isSignedIn } from './session.mjs'
import { createStrangers } from './strangers.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./render-queue.mjs').Handler} Handler */

/**
 * What answers once everything has started: Next's handler, and Payload's check of a session.
 * @typedef {{ pages: Handler, hasSession: (headers: Headers) => Promise<boolean> }} BackOffice
 */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const maxUrlLength = 8192

/**
 * Whether a page or request of Payload cannot work here: no mail is sent, the first account exists,
 * and no account is ever locked.
 */
const disabledPage = /^\/admin\/(forgot|reset|create-first-user|verify)(\/|$)/i
const disabledRequest =
  /^\/cms\/owners\/(forgot-password|reset-password|first-register|unlock|verify)(\/|$)/i

/** What Next answers: pages, Payload's REST API, and the files of its build. */
const backOfficePath = /^\/(admin|cms|_next)(\/|$)|^\/__nextjs/i

/**
 * Routes a request to the media, the content API or the back-office. Answers 503 until `open`
 * hands over the back-office.
 *
 * @param {{
 *   cache: ReturnType<typeof import('./contract-cache.mjs').createContractCache>,
 *   dataDir: string,
 *   staticFolder: string | null,
 *   publicUrl: string,
 * }} parts
 */
export function createRouter({ cache, dataDir, ...parts }) {
  /** @type {(BackOffice & { strangers: ReturnType<typeof createStrangers> }) | null} */
  let backOffice = null

  /** @param {Request} request @param {Response} response @param {NonNullable<typeof backOffice>} to */
  async function route(request, response, { pages, hasSession, strangers }) {
    const url = request.url ?? '/'
    if (url.length > maxUrlLength)
      return sendJson(response, 414, { detail: 'Adresse trop longue.' })
    const path = pathOf(url)
    if (path === null) return sendJson(response, 400, { detail: 'Adresse illisible.' })
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('Allow', methods.join(', '))
      return sendJson(response, 405, { detail: 'Méthode inconnue.' })
    }
    if (path === '/healthz') {
      if (!isRead(request)) return sendMethodNotAllowed(response)
      return sendJson(response, 200, { status: 'ok' })
    }
    if (path.startsWith('/media/')) return serveMedia(request, response, path, dataDir)
    if (/^\/api(\/|$)/.test(path)) return serveContract(request, response, path, cache)
    addFetchSiteHeader(request)
    request.headers[clientAddressHeader] = clientAddress(request)
    const signedIn = await isSignedIn(request, hasSession)
    if (isRead(request) && (path === '/' || disabledPage.test(path))) {
      response.writeHead(302, { Location: '/admin' }).end()
      return
    }
    if (!signedIn) return strangers(request, response, path)
    if (disabledRequest.test(path) || !backOfficePath.test(path))
      return sendJson(response, 404, { detail: 'Page introuvable.' })
    // Once a write has been answered it is committed: what was cached meanwhile is outdated.
    if (!isRead(request)) response.once('close', () => cache.clear())
    acceptBody(request, response)
    return pages(request, response)
  }

  return {
    /** @param {BackOffice} opened */
    open({ pages: next, hasSession }) {
      const pages = withPagePolicy(next, parts.staticFolder === null)
      backOffice = { pages, hasSession, strangers: createStrangers({ ...parts, pages }) }
    },

    /** @param {Request} request @param {Response} response */
    handle(request, response) {
      setSecurityHeaders(response, parts.publicUrl)
      rejectBody(request, response)
      if (!backOffice) {
        response.setHeader('Retry-After', '1')
        return sendJson(response, 503, { detail: 'Démarrage en cours.' })
      }
      route(request, response, backOffice).catch((/** @type {unknown} */ error) => {
        console.error('backend: unexpected error.', error)
        if (response.headersSent) response.destroy()
        else sendJson(response, 500, { detail: 'Erreur inattendue.' })
      })
    },
  }
}
