import { once } from 'node:events'

/** How often connections are closed that have become idle since, in milliseconds. */
const intervalMs = 50

/**
 * Stops an HTTP server without losing a request: new connections are refused at once, and each one that
 * exists is closed after its answer, so that a proxy sends what follows to another replica.
 * @param {import('node:http').Server} server
 */
export async function closeServer(server) {
  const closed = once(server, 'close')
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  server.close()
  // Node closes those that are idle now, and would keep the others open after their answer.
  const closing = setInterval(() => server.closeIdleConnections(), intervalMs)
  await closed
  clearInterval(closing)
}
