import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { logger } from '../../platform/log/logger.mjs'
import { backendMetrics } from '../../platform/metrics/definitions.mjs'
import { serveMetrics } from '../../platform/metrics/serve-metrics.mjs'
import { backOfficePages } from './back-office.mjs'
import { createContentCache } from './content-cache.mjs'
import { contentEvents } from './content-events.mjs'
import { createDatabaseWatch } from './database-watch.mjs'
import { readGauges } from './gauges.mjs'
import { loadContent } from './load-content.mjs'
import { backendRoot, fail } from './prepare.mjs'
import { createRouter } from './router.mjs'
import { sweepTemporaryFiles } from './temporary-files.mjs'

/** Uploads may take a slow connection: a quarter of an hour for one request. */
const requestTimeoutMs = 15 * 60 * 1000

/** Holds a page of the back-office, so that it is rendered at the server's pace, not the client's. */
const pageBufferBytes = 256 * 1024

/** What is still running this long after a signal is cut. */
const stopTimeoutMs = 1500

/** In development renditions are not made while the first pages are being compiled, in milliseconds. */
const developmentDelayMs = 60_000

/** @typedef {import('./content-events.mjs').Content} Content */

/**
 * Opens the port, starts Payload and Next, then answers: the contents before the back-office where the build of that
 * is still being made. The port comes first: a second copy must fail before it touches the data.
 * @param {import('../environment/environment.mjs').Environment} environment
 * @param {{ dev: boolean, later?: boolean }} options `later`: whether that is so
 */
export async function serve(environment, { dev, later }) {
  const { host, port, metricsHost, metricsPort } = environment
  // Without a reader of the log each line would raise an error, which would be logged in turn.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  const events = contentEvents()
  const cache = createContentCache(async (asked) => (await contentReady).answer(asked))
  events.on('change', () => cache.clear())

  const staticFolder = dev ? null : path.join(backendRoot, '.next/static')
  const router = createRouter({ cache, staticFolder, environment })
  const server = createServer({ highWaterMark: pageBufferBytes }, router.handle)
  // Without this, Node asks for the body of such a request before the router has looked at it.
  server.on('checkContinue', router.handle)
  // An `Expect` header with another value changes nothing.
  server.on('checkExpectation', router.handle)
  server.requestTimeout = requestTimeoutMs
  server.on('error', (error) => fail(describe(error, environment)))
  server.listen(port, host)
  await once(server, 'listening')
  sweepTemporaryFiles(environment)
  const contentReady = loadContent()
  stopOnSignals(server, contentReady)

  await serveMetrics(backendMetrics, { host: metricsHost, port: metricsPort })

  const pagesReady = backOfficePages(environment, { dev, later })
  const [content] = await Promise.all([contentReady, later ? undefined : pagesReady])
  const databaseAnswers = createDatabaseWatch(content.ping)
  events.on('databaseError', () => void databaseAnswers())
  readGauges(environment, databaseAnswers)
  router.open({ ...content, databaseAnswers })
  router.openBackOffice(await pagesReady)
  logger('backend').info(`backend ready http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  // Last: whoever starts all of this waits for the rest.
  setTimeout(() => void content.makeMissingRenditions(), dev ? developmentDelayMs : 0)
}

/** @param {Error} error @param {import('../environment/environment.mjs').Environment} environment */
function describe(error, { host, port }) {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `port ${port} (BACKEND_PORT) is already in use.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `this machine has no address ${host} (BACKEND_HOST).`
  }
  return `port ${port} (BACKEND_PORT) cannot be opened: ${error.message}`
}

/** @param {import('node:http').Server} server @param {Promise<Content>} contentReady */
function stopOnSignals(server, contentReady) {
  const stop = async () => {
    setTimeout(() => process.exit(0), stopTimeoutMs).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    await (await contentReady).close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop())
}
