import etag from 'etag'
import sendFile from 'send'
import { isRead, sendJson, sendMethodNotAllowed } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:fs').Stats} Stats */

/** The names that uploads get (see src/files/check-file.ts); nothing else is served. */
const servedName = /^[\w-][\w.-]*\.(jpe?g|png|webp|mp4)$/i

/**
 * Answers `/media/{file}` from the uploads folder, outside Next, which drops Content-Length and does
 * not support range requests.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string} pathname decoded
 * @param {string} folder
 */
export function serveMedia(request, response, pathname, folder) {
  if (!isRead(request)) return sendMethodNotAllowed(response)
  const name = pathname.slice('/media/'.length).replace(/\/$/, '')
  const notFound = () => sendJson(response, 404, { detail: 'Fichier introuvable.' })
  if (!servedName.test(name)) return notFound()
  // Node's fetch() adds no-cache to conditional requests, and `send` would never answer 304.
  delete request.headers['cache-control']
  // A file that changes gets another name (see src/files), so copies may live for a year.
  sendFile(request, name, { root: folder, index: false, maxAge: '365d', immutable: true })
    .on(
      'headers',
      (/** @type {Response} */ _, /** @type {string} */ __, /** @type {Stats} */ stat) =>
        setHeaders(response, stat),
    )
    .on('directory', notFound)
    .on('error', (/** @type {{ status: number }} */ { status }) => {
      if (response.headersSent) response.destroy()
      else if (status === 404) notFound()
      else response.writeHead(status, { 'Content-Length': 0 }).end()
    })
    .pipe(response)
}

/** @param {Response} response @param {Stats} stat */
function setHeaders(response, stat) {
  // Strong, for browsers resume ranges with a strong validator only.
  response.setHeader('ETag', etag(stat, { weak: false }))
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
}
