import { createServer } from 'node:http'
import { listenOnFreePort } from '../../support/ports'

/** A proxy that refuses every request: with it a browser reaches this machine only. */
export async function startRefusingProxy() {
  const server = createServer((_, response) => response.writeHead(403).end())
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
  const port = await listenOnFreePort(server)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close }
}
