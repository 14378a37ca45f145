import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { logger } from '../../platform/log/logger.mjs'
import { siteMetrics } from '../../platform/metrics/definitions.mjs'
import { serveMetrics } from '../../platform/metrics/serve-metrics.mjs'
import { staticFiles } from '../../platform/static-files.mjs'
import { closeServer } from './close-server.mjs'
import { createRouter } from './router.mjs'
import { pagesWithoutParameters, warmUp } from './warm-up.mjs'

/**
 * The name that Next takes for its own host, whatever address the server listens on: it compares the
 * origin of a rewrite of middleware.ts with it, and proxies a rewrite to another origin.
 */
const nextHostname = 'localhost'

/**
 * Milliseconds in which a client must have sent its headers, and its whole request; without a request before a
 * connection is closed, longer than a proxy keeps one.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 }
/** Milliseconds that answers in progress get when the server stops. */
const stopTimeoutMs = 4000

/**
 * Serves the built site until SIGTERM or SIGINT.
 * @param {{ root: string, host: string, port: number, siteUrl: string, isLogged: boolean }} options
 *   `root`: the project's folder; `host`: the address to listen on; `siteUrl`: the public origin;
 *   `isLogged`: whether every request is logged
 */
export async function serve({ root, host, port, siteUrl, isLogged }) {
  const { METRICS_HOST, METRICS_PORT } = process.env
  await serveMetrics(siteMetrics, { host: METRICS_HOST || undefined, port: METRICS_PORT })
  // Next takes over the connections of `Upgrade` requests, and keeps those of unknown paths for ever: it
  // gets a server that receives none, and this one answers them as any other request.
  const httpServer = createServer()
  const app = next({ dev: false, dir: root, hostname: nextHostname, port, httpServer })
  await app.prepare()
  let isStopping = false
  const router = createRouter({
    files: staticFiles([
      { urlPath: '', folder: path.join(root, 'public'), maxAge: '0' },
      { urlPath: '/images', folder: path.join(root, 'public/images'), maxAge: '1d' },
      { urlPath: '/_pictures', folder: path.join(root, 'public/_pictures'), maxAge: '365d' },
      { urlPath: '/_next/static', folder: path.join(root, '.next/static'), maxAge: '365d' },
    ]),
    serverFolder: path.join(root, '.next/server'),
    next: app.getRequestHandler(),
    host: `${nextHostname}:${port}`,
    isHttps: siteUrl.startsWith('https:'),
    isLogged,
    isStopping: () => isStopping,
  })
  const server = createServer(timeouts, router)
  // An `Expect` header with another value than `100-continue` changes nothing.
  server.on('checkExpectation', router)
  // Other replicas serve meanwhile; one that is alone answers as soon as it can.
  if (process.env.REDIS_URL) {
    await warmUp(server, pagesWithoutParameters(path.join(root, '.next')))
  }
  server.listen(port, host)
  await once(server, 'listening')
  stopOnSignals(server, () => (isStopping = true))
  logger('site').info(`site ready http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/**
 * Answers what has begun, then ends the process.
 * @param {import('node:http').Server} server
 * @param {() => void} onStop
 */
function stopOnSignals(server, onStop) {
  const stop = async () => {
    onStop()
    await Promise.race([closeServer(server), sleep(stopTimeoutMs)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop())
}
