import etag from 'etag'
import sendFile from 'send'
import { renditionsVersion } from '../shared/renditions.mjs'
import { isRead, sendJson, sendMethodNotAllowed } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:fs').Stats} Stats */

/** The names that uploads get (see src/files/check-file.ts); nothing else is served. */
const servedName = /^[\w-][\w.-]*\.(jpe?g|png|webp|mp4)$/i

/** The names of renditions: that of the upload without its extension, and a width. */
const renditionName = /^([\w-]+)\.(\d{1,4})$/

/**
 * Answers `/media/{file}` from the data folder, outside Next, which drops Content-Length and does not
 * support range requests: an upload, or one of its renditions in a format that the browser accepts.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string} pathname decoded
 * @param {string} dataDir
 */
export function serveMedia(request, response, pathname, dataDir) {
  if (!isRead(request)) return sendMethodNotAllowed(response)
  const asked = pathname.slice('/media/'.length).replace(/\/$/, '')
  const notFound = () => sendJson(response, 404, { detail: 'Fichier introuvable.' })
  const [, stem, width] = renditionName.exec(asked) ?? []
  if (!stem && !servedName.test(asked)) return notFound()
  if (stem) response.setHeader('Vary', 'Accept')
  const name = stem
    ? `renditions/${renditionsVersion}/${stem}/${width}.${formatFor(request)}`
    : `uploads/${asked}`
  // Node's fetch() adds no-cache to conditional requests, and `send` would never answer 304.
  delete request.headers['cache-control']
  // A file that changes gets another name (see src/files), so copies may live for a year.
  sendFile(request, name, { root: dataDir, index: false, maxAge: '365d', immutable: true })
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

/** AVIF for browsers that accept it; WebP for all others. @param {Request} request */
function formatFor({ headers }) {
  return headers.accept?.includes('image/avif') ? 'avif' : 'webp'
}

/** @param {Response} response @param {Stats} stat */
function setHeaders(response, stat) {
  // Strong, for browsers resume ranges with a strong validator only.
  response.setHeader('ETag', etag(stat, { weak: false }))
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
}
