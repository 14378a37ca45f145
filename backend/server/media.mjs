import etag from 'etag'
import sendFile from 'send'
import { renditionsVersion } from '../pictures/renditions.mjs'
import { isRead, sendJson, sendMethodNotAllowed } from './http.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @import { Stats } from 'node:fs' */

/** How long browsers may keep a file: one that changes gets another name (see src/files). */
const maxAge = '365d'

/** The names that uploads get (see src/files/check-file.ts); nothing else is served. */
const servedName = /^[\w-][\w.-]*\.(jpe?g|png|webp|mp4)$/i

/** The names of renditions: that of the upload without its extension, and a width; `.mp4` of films. */
const renditionName = /^([\w-]+)\.(\d{1,4}(\.mp4)?)$/

/**
 * Answers `/media/{file}` outside Next, which drops Content-Length and does not support range
 * requests: an upload, or one of its renditions in a format that the browser accepts.
 * @param {Request} request @param {Response} response
 * @param {string} pathname decoded @param {string} dataDir
 */
export function serveMedia(request, response, pathname, dataDir) {
  if (!isRead(request)) return sendMethodNotAllowed(response)
  const asked = pathname.slice('/media/'.length).replace(/\/$/, '')
  const notFound = () => sendJson(response, 404, { detail: 'Fichier introuvable.' })
  const [, stem, file, isFilm] = renditionName.exec(asked) ?? []
  if (!stem && !servedName.test(asked)) return notFound()
  if (stem && !isFilm) response.setHeader('Vary', 'Accept')
  // AVIF for browsers that accept it; WebP for all others.
  const format = request.headers.accept?.includes('image/avif') ? '.avif' : '.webp'
  const name = stem
    ? `renditions/${renditionsVersion}/${stem}/${file}${isFilm ? '' : format}`
    : `uploads/${asked}`
  // Node's fetch() adds no-cache to conditional requests, and `send` would never answer 304.
  delete request.headers['cache-control']
  sendFile(request, name, { root: dataDir, index: false, maxAge, immutable: true })
    .on(
      'headers',
      (/** @type {Response} */ _, /** @type {string} */ __, /** @type {Stats} */ stat) => {
        // Strong, for browsers resume ranges with a strong validator only.
        response.setHeader('ETag', etag(stat, { weak: false }))
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      },
    )
    .on('directory', notFound)
    .on('error', (/** @type {{ status: number }} */ { status }) => {
      if (response.headersSent) response.destroy()
      else if (status === 404) notFound()
      else response.writeHead(status, { 'Content-Length': 0 }).end()
    })
    .pipe(response)
}
