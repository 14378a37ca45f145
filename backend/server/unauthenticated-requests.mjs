import { clientAddressHeader } from './client-address-header.mjs'
import { acceptBody, hasBody, isRead, sendJson } from './http.mjs'
import { createRenderQueue } from './render-queue.mjs'
import { mentionsSession } from './session.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {import('./render-queue.mjs').Handler} Handler */

/**
 * What may be sent without a session: a sign-in, a lost password (forgotten-password.ts), and the link by which they
 * got an access (account-link-endpoints.ts).
 */
const unauthenticatedPaths = new Set([
  '/cms/owners/login',
  '/cms/owners/liens/demander',
  '/cms/owners/liens/lire',
  '/cms/owners/liens/utiliser',
])

/** A user name, a password and the token of a link fit in a fraction of this. */
const maxBytes = 4096

/** @param {Response} response @param {number} status @param {string} message */
const refuse = (response, status, message) => sendJson(response, status, { errors: [{ message }] })

const signInPage = '/admin/login'

/** Where the link of an invitation leads; its token stays in the browser. */
const linkPage = '/admin/lien'

/** Sign-in pages rendered at once, and requests that may wait for theirs. */
const renders = { atOnce: 2, waiting: 30 }

/** The headers of unauthenticated requests that Next gets to see: none that selects another kind of answer. */
const passedHeaders = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'cookie', 'user-agent'],
  ...['content-length', 'content-type', 'origin', 'sec-fetch-site', 'sec-ch-prefers-color-scheme'],
  clientAddressHeader,
])

/**
 * Answers requests without a session. Payload and Next see these of them: the sign-in page, the page of
 * links for new accounts and passwords, and what both send. The body of any other request is not read.
 * @param {{ pages: Handler, dev: boolean, publicUrl: string }} options `pages` is Next, which in
 *   development makes scripts and styles when they are requested
 * @returns {(request: Request, response: Response, path: string) => Promise<void>} `path` decoded
 */
export function createUnauthenticatedHandler({ pages, dev, publicUrl }) {
  const rendered = createRenderQueue(pages, renders)
  const { host } = new URL(publicUrl)

  return async (request, response, pathname) => {
    if (isRead(request) && !hasBody(request)) {
      if (dev && /^\/(_next\/|__nextjs)/.test(pathname)) return pages(request, response)
      if (pathname === '/cms/owners/me') return sendJson(response, 200, { user: null })
      if (pathname === signInPage || pathname === linkPage) {
        keepHeaders(request, host)
        request.url =
          pathname === signInPage ? signInPage + redirectQuery(request.url ?? '') : linkPage
        return rendered(request, response)
      }
      if (/^\/admin(\/|$)/i.test(pathname)) return sendToSignIn(request, response, pathname)
    }
    if (request.method === 'POST' && unauthenticatedPaths.has(pathname)) {
      const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
      // Payload writes form data to disk before it looks at them.
      if (type !== 'application/json')
        return refuse(response, 415, 'La connexion attend du JSON (application/json).')
      if (!acceptBody(request, response, maxBytes)) return
      keepHeaders(request, host)
      request.url = pathname
      return pages(request, response)
    }
    if (isRead(request) && !/^\/cms(\/|$)/i.test(pathname)) {
      return sendJson(response, 404, { detail: 'Page introuvable.' })
    }
    // 403 as Payload's own answer to a session that has ended.
    const status = mentionsSession(request) ? 403 : 401
    return refuse(response, status, 'Connectez-vous d’abord.')
  }
}

/** @param {Request} request @param {string} host */
function keepHeaders({ headers }, host) {
  for (const name of Object.keys(headers)) if (!passedHeaders.has(name)) delete headers[name]
  headers.host = host
}

/** The one parameter that the sign-in page reads. @param {string} url */
function redirectQuery(url) {
  const target = new URLSearchParams(url.split('?')[1]).get('redirect')
  return target ? `?redirect=${encodeURIComponent(target)}` : ''
}

/** @param {Request} request @param {Response} response @param {string} pathname */
function sendToSignIn({ url = '' }, response, pathname) {
  const isPageToReturnTo = !/^\/admin\/?$|^\/admin\/log(in|out)/i.test(pathname)
  const query = isPageToReturnTo ? `?redirect=${encodeURIComponent(url)}` : ''
  response.writeHead(302, { Location: signInPage + query, 'Cache-Control': 'no-store' }).end()
}
