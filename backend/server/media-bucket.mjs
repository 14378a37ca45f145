import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lookup } from 'mime-types'
import { logger } from '../../platform/log/logger.mjs'
import { createObjectStore, toNode } from '../database/object-store.mjs'
import { sendJson } from './http.mjs'
import { mediaMaxAge, setMediaHeaders } from './media.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */

/**
 * Sends media from an object store, as it streams them. While it fails the answer is 502, and the log
 * has one line.
 * @param {import('../database/object-store.mjs').ObjectStoreSettings} settings
 * @returns {import('./media.mjs').SendMedia}
 */
export function mediaOfBucket(settings) {
  const store = createObjectStore(settings)
  const log = logger('backend')
  let isFailing = false

  /** @param {unknown} error undefined when the store has answered */
  function note(error) {
    if (error !== undefined && !isFailing) log.error({ error }, 'The object store fails')
    if (error === undefined && isFailing) log.info('The object store answers again')
    isFailing = error !== undefined
  }

  return async (request, response, name, notFound) => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    try {
      const answer = await readFor(request, store, name, gone.signal)
      note(undefined)
      if (!answer.ok) await answer.body?.cancel()
      if (answer.status === 404) return notFound()
      writeHead(response, answer, name)
      if (!answer.ok || !answer.body) return void response.end()
      await pipeline(Readable.fromWeb(toNode(answer.body)), response)
    } catch (error) {
      if (gone.signal.aborted) return
      note(error)
      if (response.headersSent) return void response.destroy()
      sendJson(response, 502, { detail: 'Ce fichier est momentanément indisponible.' })
    }
  }
}

/**
 * What the store answers to the range and the conditions of a request. Stores do not know If-Range:
 * they are asked for the range of that version, then for the whole object.
 * @param {Request} request @param {import('../database/object-store.mjs').ObjectStore} store
 * @param {string} key @param {AbortSignal} signal
 */
async function readFor({ method, headers }, store, key, signal) {
  const { range, 'if-range': version } = headers
  const condition = headers['if-none-match'] ? 'if-none-match' : 'if-modified-since'
  const value = headers[condition]
  /** @type {Record<string, string>} */
  const conditions = value ? { [condition]: value } : {}
  // Several ranges at once, and ranges of an unknown unit, may be answered with the whole.
  const isRange = range !== undefined && /^bytes=(\d+-\d*|-\d+)$/.test(range) && method === 'GET'
  if (!isRange) return store.read(key, { method, headers: conditions, signal })
  const ranged = { ...conditions, Range: range }
  if (!version) return store.read(key, { headers: ranged, signal })
  const name = version.includes('"') ? 'If-Match' : 'If-Unmodified-Since'
  const part = await store.read(key, { headers: { ...ranged, [name]: String(version) }, signal })
  if (part.status !== 412) return part
  await part.body?.cancel()
  return store.read(key, { headers: conditions, signal })
}

/** @param {Response} response @param {globalThis.Response} answer @param {string} name */
function writeHead(response, { status, headers }, name) {
  const isRefused = status === 416
  const length = status === 304 ? [] : ['Content-Length']
  for (const copied of ['Content-Range', ...(isRefused ? [] : ['Last-Modified', ...length])]) {
    const value = headers.get(copied)
    if (value !== null) response.setHeader(copied, value)
  }
  response.setHeader('Accept-Ranges', 'bytes')
  if (isRefused) return void response.writeHead(status, { 'Content-Length': 0 })
  setMediaHeaders(response, headers.get('etag') ?? '')
  response.setHeader('Cache-Control', `public, max-age=${mediaMaxAge}, immutable`)
  if (status !== 304) response.setHeader('Content-Type', lookup(name) || '')
  response.writeHead(status)
}
