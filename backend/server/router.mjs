import { serveContract } from './contract.mjs'
import { addFetchSiteHeader, isDisabledPage, lacksSession } from './guard.mjs'
import { isRead, pathOf, sendJson } from './http.mjs'
import { serveMedia } from './media.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => Promise<void>} Handler */

/**
 * Routes a request to the media, the content API or Next (the back-office). Answers 503 until
 * `open` hands over Next's handler.
 *
 * @param {{
 *   cache: ReturnType<typeof import('./contract-cache.mjs').createContractCache>,
 *   uploads: string,
 * }} parts
 */
export function createRouter({ cache, uploads }) {
  /** @type {Handler | null} */
  let next = null

  /** @param {Request} request @param {Response} response @param {Handler} pages */
  async function route(request, response, pages) {
    const path = pathOf(request.url ?? '/')
    if (path === null) return sendJson(response, 400, { detail: 'Adresse illisible.' })
    if (path === '/healthz') return sendJson(response, 200, { status: 'ok' })
    if (path.startsWith('/media/')) return serveMedia(request, response, path, uploads)
    if (/^\/api(\/|$)/.test(path)) return serveContract(request, response, path, cache)
    if (path === '/' || isDisabledPage(path)) {
      response.writeHead(302, { Location: '/admin' }).end()
      return
    }
    if (lacksSession(request, path)) {
      return sendJson(response, 401, { errors: [{ message: 'Connectez-vous d’abord.' }] })
    }
    addFetchSiteHeader(request)
    // Once a write has been answered it is committed: what was cached meanwhile is outdated.
    if (!isRead(request)) response.once('close', () => cache.clear())
    return pages(request, response)
  }

  return {
    /** @param {Handler} pages */
    open(pages) {
      next = pages
    },

    /** @param {Request} request @param {Response} response */
    handle(request, response) {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('X-Frame-Options', 'SAMEORIGIN')
      response.setHeader('Referrer-Policy', 'same-origin')
      if (!next) {
        response.setHeader('Retry-After', '1')
        return sendJson(response, 503, { detail: 'Démarrage en cours.' })
      }
      route(request, response, next).catch((/** @type {unknown} */ error) => {
        console.error('backend: unexpected error.', error)
        if (response.headersSent) response.destroy()
        else sendJson(response, 500, { detail: 'Erreur inattendue.' })
      })
    },
  }
}
