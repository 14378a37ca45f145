import { readdirSync } from 'node:fs'
import path from 'node:path'
import { contentType } from 'mime-types'
import sendFile from 'send'
import { acceptedEncoding, encodings } from './accepted-encoding.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {{ urlPath: string, folder: string, maxAge: string }} Root */

/** Suffixes of the compressed copies that the build writes beside a file. */
const suffixes = { br: '.br', gzip: '.gz' }

/**
 * Serves the files of `public/` and of the build by their exact URLs: with ranges, ETag and the
 * compressed copies of the build. The folders are listed once, at the start.
 * @param {readonly Root[]} roots `maxAge`: how long browsers keep a file, as `send` reads it; with a year they
 *   never ask again, because the names change with the contents
 * @returns {(request: Request, response: Response, pathname: string) => boolean} false when there
 *   is no such file
 */
export function staticFiles(roots) {
  const files = new Map(roots.flatMap((root) => listed(root)))
  return (request, response, pathname) => {
    const root = files.get(pathname)
    if (!root) return false
    const name = pathname.slice(root.urlPath.length)
    const available = encodings.filter((encoding) => files.has(pathname + suffixes[encoding]))
    if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding')
    const encoding = acceptedEncoding(request, available)
    if (encoding) {
      response.setHeader('Content-Encoding', encoding)
      response.setHeader('Content-Type', contentType(path.extname(name)) || 'text/plain')
    }
    send(request, response, root, encoding ? name + suffixes[encoding] : name)
    return true
  }
}

/** @param {Root} root @returns {[string, Root][]} each file's URL path, with its root */
function listed(root) {
  return readdirSync(root.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root.folder, path.join(entry.parentPath, entry.name)))
    .map((name) => [`${root.urlPath}/${name.split(path.sep).join('/')}`, root])
}

/** @param {Request} request @param {Response} response @param {Root} root @param {string} name */
function send(request, response, { folder, maxAge }, name) {
  sendFile(request, name, { root: folder, index: false, maxAge, immutable: maxAge === '365d' })
    .on('error', (/** @type {{ status: number, headers?: Record<string, string> }} */ error) => {
      if (response.headersSent) return response.destroy()
      response.removeHeader('Content-Encoding')
      response.writeHead(error.status, { 'Content-Length': 0, ...error.headers }).end()
    })
    .pipe(response)
}
