import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendJson } from './http.mjs'
import { backendRoot } from './prepare.mjs'

/** @typedef {import('./render-queue.mjs').Handler} Handler */

/** What scripts/lib/builds.mjs writes into a build once it is whole. */
const stamp = path.join(backendRoot, '.next/source-hash')

const preparingPage = readFileSync(new URL('preparing.html', import.meta.url))

const pollIntervalMs = 250

/**
 * Next's handler of the back-office.
 * @param {import('../environment/environment.mjs').Environment} environment
 * @param {{ dev: boolean, later?: boolean }} options in development Next starts at the first request;
 *   `later`: its build is being made
 * @returns {Promise<Handler>}
 */
export async function backOfficePages({ host, port }, { dev, later }) {
  while (later && !existsSync(stamp)) await sleep(pollIntervalMs)
  const start = async () => {
    const { default: next } = await import('next')
    // As the site: in production Next must not take over the connections of `Upgrade` requests.
    const httpServer = dev ? undefined : createServer()
    const app = next({ dev, dir: backendRoot, hostname: host, port, httpServer })
    await app.prepare()
    return app.getRequestHandler()
  }
  if (!dev) return start()
  /** @type {Promise<Handler> | undefined} */
  let started
  return async (request, response) => (await (started ??= start()))(request, response)
}

/**
 * Answers a request for the back-office before it is ready; a page asks again by itself.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function sendPreparing(request, response) {
  response.setHeader('Retry-After', '1')
  if (!request.headers.accept?.includes('text/html'))
    return sendJson(response, 503, { detail: 'Démarrage en cours.' })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : preparingPage)
}
