import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import next from 'next'
import { createContractCache } from './contract-cache.mjs'
import { createRouter } from './router.mjs'
import { BACKEND_ROOT, fail } from './prepare.mjs'
import { bridge } from './shared.mjs'

/** Uploads may cross slow lines: a quarter of an hour for one request. */
const REQUEST_TIMEOUT_MS = 15 * 60 * 1000

/**
 * Opens the port, starts Next (which starts Payload, see src/instrumentation.ts), then answers.
 * The port comes first: a second copy must fail before it touches the data.
 *
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} dev
 */
export async function serve(settings, dev) {
  const { host, port } = settings
  // When whoever reads the log is gone, each line would otherwise raise an error, which is logged…
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const side = bridge()
  const cache = createContractCache((asked) => {
    if (!side.answer) throw new Error('the content is not ready')
    return side.answer(asked)
  })
  side.invalidate = () => cache.clear()

  const app = next({ dev, dir: BACKEND_ROOT, hostname: host, port })
  const router = createRouter({ cache, uploads: path.join(settings.dataDir, 'uploads') })
  const server = createServer(router.handle)
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.on('error', (error) => fail(describe(error, settings)))
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(port, host, () => resolve()))
  )
  stopOnSignals(server, side)
  await app.prepare()
  if (!side.answer) await wake(app.getRequestHandler())
  if (!side.answer) fail('le contenu n’a pas pu démarrer (voir le message ci-dessus).')
  router.open(app.getRequestHandler())
  console.log(`backend ready http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/**
 * In production Next runs instrumentation.ts, which starts Payload, at its first request: make it
 * one that comes from nobody.
 *
 * @param {import('./router.mjs').Handler} pages
 */
async function wake(pages) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/reveil',
  })
  await pages(request, new ServerResponse(request))
}

/** @param {Error} error @param {import('./settings.mjs').Settings} settings */
function describe(error, { host, port }) {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `le port ${port} est déjà pris. Libérez-le, ou choisissez-en un autre avec BACKEND_PORT.`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `l’adresse ${host} (BACKEND_HOST) n’existe pas sur cette machine.`
  }
  return `le port ${port} (BACKEND_PORT) ne peut pas être ouvert : ${error.message}`
}

/** @param {import('node:http').Server} server @param {import('./shared.mjs').Bridge} side */
function stopOnSignals(server, side) {
  const stop = async () => {
    // Whatever is still running after a second and a half is cut.
    setTimeout(() => process.exit(0), 1500).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    await side.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop())
}
