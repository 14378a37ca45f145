import onHeaders from 'on-headers'
import { noindex, statusOf } from '../cache/page-markers.mjs'
import { finishDocument } from '../document/finish-document.mjs'
import { rewriteBody } from './rewrite-body.mjs'

/** @import { ServerResponse as Response } from 'node:http' */

/** Whether a path is one of previews (app/apercu). @param {string} pathname */
export const isPreview = (pathname) => /^\/apercu(\/|$)/.test(pathname)

/**
 * Whether no cache may hold what a path answers: previews, and the search, whose addresses anybody can
 * invent.
 * @param {string} pathname
 */
export const isUnstored = (pathname) => isPreview(pathname) || pathname === '/recherche'

/**
 * Does to the document of an unstored page what the cache handler does to stored ones; it has the status
 * that it asks for. Nobody may keep or index what its path answers. A preview may stand in a frame of the
 * back-office, and shows no splash.
 * @param {string} pathname
 * @param {Response} response its `write` and `end` are replaced
 * @param {string} serverFolder `.next/server` of the build
 */
export function finishUnstored(pathname, response, serverFolder) {
  const isPreviewed = isPreview(pathname)
  const isDocument = () => String(response.getHeader('Content-Type') ?? '').startsWith('text/html')

  response.setHeader('X-Robots-Tag', isPreviewed ? `${noindex}, nofollow` : noindex)
  onHeaders(response, () => void response.setHeader('Cache-Control', 'no-store'))
  rewriteBody(response, isDocument, (rendered) => {
    const { html, policy } = finishDocument(
      isPreviewed ? rendered.replace('<html ', '<html data-splash="seen" ') : rendered,
      {
        serverFolder,
        mediaOrigin: process.env.MEDIA_ORIGIN,
        ...(isPreviewed && { frameAncestors: process.env.BACK_OFFICE_ORIGIN }),
      },
    )
    response.statusCode = statusOf(html) ?? response.statusCode
    response.setHeader('Content-Security-Policy', policy)
    return html
  })
}
