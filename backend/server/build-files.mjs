import { existsSync } from 'node:fs'
import path from 'node:path'
import sendFile from 'send'

/** By the ending of the name. */
const types = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' }

/**
 * Sends a script or style of the back-office as the copy in brotli that the build has made, a fifth smaller
 * than what Next compresses at each request.
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 * @param {string | null} folder of the build's static files, null in development
 * @returns {boolean} false where there is no copy, or the browser takes none: Next answers
 */
export function sendBuildFile(request, response, pathname, folder) {
  const [, name, ending] = /^\/_next\/static\/([\w.~/-]+\.(js|css))$/.exec(pathname) ?? []
  if (!folder || !name || !/\bbr\b/.test(String(request.headers['accept-encoding']))) return false
  const copy = path.normalize(`/${name}.br`)
  if (!existsSync(path.join(folder, copy))) return false
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Content-Type', types[/** @type {'js' | 'css'} */ (ending)])
  response.appendHeader('Vary', 'Accept-Encoding')
  sendFile(request, copy, { root: folder, maxAge: '365d', immutable: true })
    .on('error', () => response.destroy())
    .pipe(response)
  return true
}
