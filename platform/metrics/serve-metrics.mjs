import { once } from 'node:events'
import { createServer } from 'node:http'
import { recordInto } from './record.mjs'

const path = '/metrics'

/**
 * Records metrics and serves them in Prometheus' text format on a port of its own: `GET /metrics`.
 * Without a port it does nothing, and prom-client is not loaded.
 * @param {Record<string, import('./definitions.mjs').Definition>} definitions
 * @param {{ host: string | undefined, port: string | undefined }} address the host is 127.0.0.1 by default
 * @returns {Promise<import('node:http').Server | undefined>}
 * @throws when the port cannot be opened
 */
export async function serveMetrics(definitions, { host = '127.0.0.1', port }) {
  if (!port) return undefined
  const { createRegistry } = await import('./create-registry.mjs')
  const { registry, metrics } = createRegistry(definitions)
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.url !== path) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(Number(port), host)
  await once(server, 'listening')
  // It ends with the process, and keeps none alive.
  server.unref()
  recordInto(metrics)
  return server
}
