import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { matchesEtag, sendJson } from './http.mjs'
import { readRange } from './range.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @type {Record<string, string | undefined>} */
const TYPES = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
}

/**
 * Answers `/media/{file}` from the uploads folder. Next would lose Content-Length and HEAD.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string} pathname
 * @param {string} folder
 */
export async function serveMedia(request, response, pathname, folder) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendJson(response, 405, {
      detail: 'Seules les lectures (GET, HEAD) sont possibles ici.',
    })
  }
  const name = pathname.slice('/media/'.length).replace(/\/$/, '')
  const type = TYPES[path.extname(name).toLowerCase()]
  const file = type && /^[\w-][\w.-]*$/.test(name) ? await openFile(path.join(folder, name)) : null
  if (!type || !file) return sendJson(response, 404, { detail: 'Fichier introuvable.' })
  try {
    await send(request, response, file, type)
  } finally {
    await file.close()
  }
}

/** @param {string} file */
async function openFile(file) {
  return open(file).catch(() => null)
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {import('node:fs/promises').FileHandle} file
 * @param {string} type
 */
async function send(request, response, file, type) {
  const { size, mtimeMs } = await file.stat()
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
  response.setHeader('ETag', etag)
  // A file that changes gets another name (see src/files), so copies may live for a year.
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  const range = readRange(rangeHeader(request, etag), size)
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`)
  response.writeHead(range ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': end - start + 1,
  })
  if (request.method === 'HEAD' || size === 0) {
    response.end()
    return
  }
  // A visitor who leaves in the middle is not an error.
  await pipeline(file.createReadStream({ start, end, autoClose: false }), response).catch(() => {})
}

/**
 * The Range header, unless If-Range names another version of the file.
 * @param {Request} request
 * @param {string} etag
 */
function rangeHeader(request, etag) {
  const condition = request.headers['if-range']
  return condition === undefined || condition === etag ? request.headers.range : undefined
}
