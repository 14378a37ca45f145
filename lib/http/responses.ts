import { contentDisposition, fileName } from './file-names'

/** A French sentence in place of what was requested, which may be there later: it is not cached. */
export function plainResponse(status: number, text: string, more?: Record<string, string>) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers: { ...headers, ...more } })
}

/** A picture with its type, and more headers of its own. */
export function pictureResponse(bytes: Buffer, type: string, more: Record<string, string>) {
  const headers = { 'content-type': type, 'content-length': String(bytes.length), ...more }
  return new Response(new Uint8Array(bytes), { headers })
}

/** A calendar; `inline`, so that phones open their calendar app. @param name of the file, without extension */
export function calendarResponse(text: string, name: string): Response {
  const disposition = contentDisposition('inline', fileName(name, 'ics'))
  const headers = { 'content-type': 'text/calendar; charset=utf-8' }
  return new Response(text, { headers: { ...headers, 'content-disposition': disposition } })
}

/** The response when too much work of a kind is waiting; the client may retry two seconds later. */
export const busyResponse = () =>
  plainResponse(503, 'Trop de demandes en même temps. Réessayez dans quelques secondes.', {
    'retry-after': '2',
  })
