import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MockResponse } from './responses'
import type { Mode } from './types'

/** What each mode that needs no data answers, as HTML. */
const pages: Partial<Record<Mode, [status: number, title: string]>> = {
  error500: [500, 'Erreur du serveur'],
  html: [200, 'Maintenance en cours'],
  notFound: [404, 'Page absente'],
}

/** Answers for the modes that need no data; false when the mode is not one of them. */
export function sendFailure(
  mode: Mode,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (mode === 'refuse') request.socket.destroy()
  const [status, title] = pages[mode] ?? []
  if (status !== undefined) {
    const html = `<!doctype html><html lang="fr"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
  return mode === 'refuse' || status !== undefined
}

/** Sends an answer as JSON, or its first half as if that were all. */
export function sendJson(
  response: ServerResponse,
  { status, body }: MockResponse,
  isTruncated = false,
): void {
  const whole = Buffer.from(JSON.stringify(body))
  const bytes = isTruncated ? whole.subarray(0, Math.floor(whole.length / 2)) : whole
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length })
    .end(bytes)
}
