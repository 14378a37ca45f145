import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

type Options = {
  method?: string
  headers?: Record<string, string>
  /** Written in pieces until it is all sent or the server closes the connection. */
  body?: Buffer
}

/** A request as it is written on the wire, for what `fetch` would correct, with a body that may not be read. */
export async function rawRequest(origin: string, path: string, options: Options = {}) {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers, body } = options
  const sent = request({ host: hostname, port, path, method, headers, agent: false })
  // The server closes the connection on a body that it does not read.
  sent.on('error', () => undefined)
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.end(body)
  const [response] = await answered
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return { status: response.statusCode, headers: response.headers, text }
}
