import { renditionsVersion } from '../pictures/renditions.mjs'
import { isRead, sendJson, sendMethodNotAllowed } from './http.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/**
 * Sends a media file, or calls `notFound`. `name` is relative to where the media are: the data folder
 * or a bucket.
 * @typedef {(
 *   request: Request,
 *   response: Response,
 *   name: string,
 *   notFound: () => void,
 * ) => void | Promise<void>} SendMedia
 */

/** How long browsers may keep a file, in seconds: one that changes gets another name (see src/files). */
export const mediaMaxAge = 365 * 24 * 60 * 60

/** The names that uploads get (see src/files/check-file.ts); nothing else is served. */
const servedName = /^[\w-][\w.-]*\.(jpe?g|png|webp|mp4)$/i

/** The names of renditions: that of the upload without its extension, and a width; `.mp4` of films. */
const renditionName = /^([\w-]+)\.(\d{1,4}(\.mp4)?)$/

/**
 * Answers `/media/{file}` outside Next, which drops Content-Length and does not support range
 * requests: an upload, or one of its renditions in a format that the browser accepts.
 * @param {Request} request @param {Response} response
 * @param {string} pathname decoded
 * @param {SendMedia} send
 */
export function serveMedia(request, response, pathname, send) {
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
  return send(request, response, name, notFound)
}

/**
 * Headers of every media file.
 * @param {Response} response
 * @param {string} etag strong, for browsers resume ranges with a strong validator only
 */
export function setMediaHeaders(response, etag) {
  response.setHeader('ETag', etag)
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
}
