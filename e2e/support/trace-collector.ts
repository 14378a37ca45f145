import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnFreePort } from '../../backend/testing/ports'

/** An OpenTelemetry collector: keeps what it receives, as JSON (OTLP over HTTP). */
export async function startTraceCollector() {
  const received: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  const port = await listenOnFreePort(server)
  const close = () => server.close().closeAllConnections()
  return { url: `http://127.0.0.1:${port}`, received, close }
}
