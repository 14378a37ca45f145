import fresh from 'fresh'
import { acceptedEncoding } from '../../platform/accepted-encoding.mjs'
import { rewriteBody } from './rewrite-body.mjs'

/** @import { IncomingMessage as Request, ServerResponse as Response } from 'node:http' */
/** @typedef {ReturnType<typeof import('./compressed-texts.mjs').compressedTexts>} Texts */

const textTypes = /^text\/|[/+](json|javascript|xml)\b/

/**
 * Replaces what Next leaves out with `compress` and `generateEtags` off: answers texts with an ETag,
 * with 304 while unchanged, and compressed as the client accepts. HEAD gets the headers of GET.
 * Pictures, and what is already encoded, pass as they are.
 * @param {Request} request changed: Next is to see a GET
 * @param {Response} response its `write`, `end` and `flushHeaders` are replaced
 * @param {Texts} texts
 */
export function compressResponse(request, response, texts) {
  const { flushHeaders } = response
  const isText = () => !response.headersSent && hasPlainText(response)
  // Node itself leaves out the body of an answer to HEAD.
  if (request.method === 'HEAD') request.method = 'GET'

  response.flushHeaders = () => {
    if (!isText()) flushHeaders.call(response)
  }
  rewriteBody(response, isText, (text) => bodyOf(request, response, text, texts))
}

/** @param {Response} response */
function hasPlainText(response) {
  return (
    textTypes.test(String(response.getHeader('Content-Type') ?? '')) &&
    !response.hasHeader('Content-Encoding') &&
    !/\bno-transform\b/.test(String(response.getHeader('Cache-Control') ?? ''))
  )
}

/**
 * Sets the headers of an answer, and its status when the client has it already.
 * @param {Request} request
 * @param {Response} response
 * @param {string} text
 * @param {Texts} texts
 * @returns {Uint8Array | undefined} the body to send
 */
function bodyOf(request, response, text, texts) {
  response.appendHeader('Vary', 'Accept-Encoding')
  const isStorable = !/\bno-store\b/.test(String(response.getHeader('Cache-Control') ?? ''))
  if (request.method === 'GET' && response.statusCode === 200 && isStorable) {
    const etag = texts.etag(text)
    response.setHeader('ETag', etag)
    if (fresh(request.headers, { etag })) {
      response.statusCode = 304
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name)
      return undefined
    }
  }
  const { body, encoding } = texts.encode(text, acceptedEncoding(request) ?? 'identity')
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  return body
}
