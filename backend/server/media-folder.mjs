import etag from 'etag'
import sendFile from 'send'
import { mediaMaxAge, setMediaHeaders } from './media.mjs'

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:fs').Stats} Stats */

/** Sends media from the data folder. @param {string} dataDir @returns {import('./media.mjs').SendMedia} */
export function mediaOfFolder(dataDir) {
  return (request, response, name, notFound) => {
    // Node's fetch() adds no-cache to conditional requests, and `send` would never answer 304.
    delete request.headers['cache-control']
    sendFile(request, name, {
      root: dataDir,
      index: false,
      maxAge: mediaMaxAge * 1000,
      immutable: true,
    })
      .on(
        'headers',
        (/** @type {Response} */ _, /** @type {string} */ __, /** @type {Stats} */ stat) =>
          setMediaHeaders(response, etag(stat, { weak: false })),
      )
      .on('directory', notFound)
      .on('error', (/** @type {{ status: number }} */ { status }) => {
        if (response.headersSent) response.destroy()
        else if (status === 404) notFound()
        else response.writeHead(status, { 'Content-Length': 0 }).end()
      })
      .pipe(response)
  }
}
