import onHeaders from 'on-headers'
import { statusOf } from '../cache/page-markers.mjs'
import { finishDocument } from '../document/finish-document.mjs'

/** @typedef {import('node:http').ServerResponse} Response */

/** Whether a path is one of previews (app/apercu). @param {string} pathname */
export const isPreview = (pathname) => /^\/apercu(\/|$)/.test(pathname)

/**
 * Does to the document of a preview, which no cache holds, what the cache handler does to stored ones;
 * it may stand in a frame of the back-office, has the status that it asks for, and shows no splash.
 * Nobody may keep or index what a path of previews answers.
 * @param {Response} response its `write` and `end` are replaced
 * @param {string} serverFolder `.next/server` of the build
 */
export function finishPreview(response, serverFolder) {
  const { write, end } = response
  /** @type {Buffer[]} */
  const chunks = []
  const isDocument = () => String(response.getHeader('Content-Type') ?? '').startsWith('text/html')

  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  onHeaders(response, () => void response.setHeader('Cache-Control', 'no-store'))
  response.write = /** @type {Response['write']} */ (
    (/** @type {string | Uint8Array} */ chunk, /** @type {unknown[]} */ ...rest) => {
      if (!isDocument()) return Reflect.apply(write, response, [chunk, ...rest])
      chunks.push(Buffer.from(chunk))
      return true
    }
  )
  response.end = /** @type {Response['end']} */ (
    (/** @type {string | Uint8Array | undefined} */ chunk, /** @type {unknown[]} */ ...rest) => {
      if (!isDocument()) return Reflect.apply(end, response, [chunk, ...rest])
      const rendered = Buffer.concat([...chunks, Buffer.from(chunk ?? '')]).toString()
      return Reflect.apply(end, response, [finish(rendered)])
    }
  )

  /** @param {string} rendered */
  function finish(rendered) {
    const { html, policy } = finishDocument(
      rendered.replace('<html ', '<html data-splash="seen" '),
      {
        serverFolder,
        mediaOrigin: process.env.MEDIA_ORIGIN,
        frameAncestors: process.env.BACK_OFFICE_ORIGIN,
      },
    )
    response.statusCode = statusOf(html) ?? response.statusCode
    response.setHeader('Content-Security-Policy', policy)
    return html
  }
}
