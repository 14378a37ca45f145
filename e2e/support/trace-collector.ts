import { createServer } from 'node:http'
import { listenOnFreePort } from './ports'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; attributes: Attribute[] }
type Traces = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** An OpenTelemetry collector: receives spans as JSON (OTLP over HTTP) and keeps them. */
export async function startTraceCollector() {
  const received: Traces[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(JSON.parse(body) as Traces)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  const port = await listenOnFreePort(server)
  const all = () => received.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    /** The names of all spans. */
    spans: () => all().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    /** The names of the services that sent them. */
    services: () =>
      all().flatMap(({ resource }) =>
        resource.attributes
          .filter(({ key }) => key === 'service.name')
          .map(({ value }) => value.stringValue),
      ),
    close: () => server.close().closeAllConnections(),
  }
}
