import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MockResponse } from './responses'
import type { Mode } from './types'

const htmlPage = (title: string) =>
  `<!doctype html><html lang="fr"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

function sendPage(response: ServerResponse, status: number, title: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(htmlPage(title))
}

/** Answers for the modes that need no data; false when the mode is not one of them. */
export function sendFailure(
  mode: Mode,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  switch (mode) {
    case 'refuse':
      request.socket.destroy()
      return true
    case 'error500':
      sendPage(response, 500, 'Erreur du serveur')
      return true
    case 'html':
      sendPage(response, 200, 'Maintenance en cours')
      return true
    case 'notFound':
      sendPage(response, 404, 'Page absente')
      return true
    default:
      return false
  }
}

/** Sends an answer as JSON. */
export function sendJson(response: ServerResponse, { status, body }: MockResponse): void {
  const bytes = Buffer.from(JSON.stringify(body))
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes)
}

/** Sends the first half of the JSON as if that were all: a well-formed response, a broken body. */
export function sendTruncated(response: ServerResponse, { body }: MockResponse): void {
  const whole = Buffer.from(JSON.stringify(body))
  const bytes = whole.subarray(0, Math.floor(whole.length / 2))
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes)
}
