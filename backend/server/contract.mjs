import { matchesEtag, sendJson } from './http.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Answers `/api/…`, the contract that the site reads.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {string} path
 * @param {ReturnType<typeof import('./contract-cache.mjs').createContractCache>} cache
 */
export async function serveContract(request, response, path, cache) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendJson(response, 405, {
      detail: 'Seules les lectures (GET, HEAD) sont possibles ici.',
    })
  }
  try {
    send(request, response, await cache.get(path.replace(/\/$/, '')))
  } catch (error) {
    console.error(`backend : ${path} n’a pas pu répondre.`, error)
    sendJson(response, 500, { detail: 'Le contenu est momentanément indisponible.' })
  }
}

/** @param {Request} request @param {Response} response @param {import('./contract-cache.mjs').Ready} ready */
function send(request, response, ready) {
  response.setHeader('Cache-Control', 'no-cache')
  if (ready.status === 200) {
    response.setHeader('ETag', ready.etag)
    if (matchesEtag(request.headers['if-none-match'], ready.etag)) {
      response.writeHead(304).end()
      return
    }
  }
  response.writeHead(ready.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': ready.body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : ready.body)
}
