import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressResponse } from './compress-response.mjs'
import { compressedTexts } from './compressed-texts.mjs'

const html = `<p>été</p>`.repeat(500)
const texts = compressedTexts()
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => {
  response.setHeader('Vary', 'rsc')
  compressResponse(request, response, texts)
  answer(request, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close().closeAllConnections())

/** Answers as Next does with a page from its cache. */
function sendPage(response: ServerResponse, headers: Record<string, string> = {}) {
  const all = { 'Content-Type': 'text/html', 'Content-Length': '1', 'Cache-Control': 'no-cache' }
  for (const [name, value] of Object.entries({ ...all, ...headers }))
    response.setHeader(name, value)
  response.end(html)
}

/** With the bytes as they are sent, which fetch would decode. */
async function get(headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = httpRequest({ port, host: '127.0.0.1', method, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  }
}

it('a page is sent in the best encoding that the client accepts', async () => {
  answer = (_, response) => sendPage(response)
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(brotli.body.length),
    vary: 'rsc, Accept-Encoding',
  })
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
  const gzip = await get({ 'accept-encoding': 'br;q=0, gzip' })
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  const plain = await get()
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(html)
})

it.each([
  ['br;q=0.1, gzip', 'br'],
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=none', undefined],
  ['*', undefined],
  ['identity;q=0', undefined],
  ['deflate, zstd, dcb', undefined],
  [',;q=,,', undefined],
  ['', undefined],
])('a client that accepts «%s» gets a text that it can read', async (accepted, encoding) => {
  answer = (_, response) => sendPage(response)
  const { status, headers, body } = await get({ 'accept-encoding': accepted })
  expect([status, headers['content-encoding']]).toEqual([200, encoding])
  expect(headers['content-length']).toBe(String(body.length))
  expect((encoding ? brotliDecompressSync(body) : body).toString()).toBe(html)
})

it('an empty text is sent as it is', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.write('')
    response.end()
  }
  const { status, headers, body } = await get({ 'accept-encoding': 'br' })
  expect([status, headers['content-encoding'], body.length]).toEqual([200, undefined, 0])
})

it('the answer to a POST has no ETag, and is never 304', async () => {
  answer = (_, response) => sendPage(response)
  const { status, headers, body } = await get({ 'if-none-match': '*' }, 'POST')
  expect([status, headers.etag, body.toString()]).toEqual([200, undefined, html])
})

it('the ETag is the same in every encoding, and answers 304 without a body', async () => {
  answer = (_, response) => sendPage(response, { 'Content-Security-Policy': 'own' })
  const { etag = '' } = (await get({ 'accept-encoding': 'br' })).headers
  expect((await get()).headers.etag).toBe(etag)
  const { status, headers, body } = await get({ 'if-none-match': `"other", ${etag}` })
  expect([status, body.length]).toEqual([304, 0])
  expect(headers).toMatchObject({
    etag,
    'cache-control': 'no-cache',
    'content-security-policy': 'own',
    vary: 'rsc, Accept-Encoding',
  })
  expect(headers['content-length']).toBeUndefined()
  const unmet: Record<string, string>[] = [
    { 'if-none-match': '"other"' },
    { 'if-none-match': etag, 'cache-control': 'no-cache' },
    { 'if-modified-since': new Date().toUTCString() },
  ]
  for (const sent of unmet) expect((await get(sent)).status).toBe(200)
})

it('HEAD has the headers of GET, and no body', async () => {
  answer = ({ method }, response) => (method === 'GET' ? sendPage(response) : response.end())
  const headers = { 'accept-encoding': 'br' }
  const [{ headers: ofGet }, head] = [await get(headers), await get(headers, 'HEAD')]
  expect(head.body.length).toBe(0)
  for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type'])
    expect(head.headers[name], name).toBe(ofGet[name])
  expect((await get({ 'if-none-match': ofGet.etag ?? '' }, 'HEAD')).status).toBe(304)
})

it('a text that arrives in parts is sent as one', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'application/rss+xml')
    response.flushHeaders()
    const bytes = Buffer.from(html)
    // In the middle of an «é».
    response.write(bytes.subarray(0, 4))
    response.write(bytes.subarray(4))
    response.end()
  }
  const { headers, body } = await get({ 'accept-encoding': 'br' })
  expect(headers['content-length']).toBe(String(body.length))
  expect(headers.etag).toMatch(/^W\//)
  expect(brotliDecompressSync(body).toString()).toBe(html)
})

it('an error page and one that must not be stored are compressed, without an ETag', async () => {
  for (const change of [
    (response: ServerResponse) => (response.statusCode = 404),
    (response: ServerResponse) => response.setHeader('Cache-Control', 'no-store'),
  ]) {
    answer = (_, response) => {
      response.setHeader('Content-Type', 'text/html')
      change(response)
      response.end(html)
    }
    const { headers } = await get({ 'accept-encoding': 'br', 'if-none-match': '*' })
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', undefined])
  }
})

it('pictures, encoded bodies, redirects and what must not be transformed pass as they are', async () => {
  const cases: Record<string, string>[] = [
    { 'Content-Type': 'image/avif' },
    { 'Content-Encoding': 'br' },
    { 'Cache-Control': 'no-transform' },
  ]
  for (const headers of cases) {
    answer = (_, response) =>
      sendPage(response, { ...headers, 'Content-Length': String(Buffer.byteLength(html)) })
    const { body, headers: received } = await get({ 'accept-encoding': 'gzip' })
    expect([body.length, received.etag, received.vary]).toEqual([
      Buffer.byteLength(html),
      undefined,
      'rsc',
    ])
  }
  answer = (_, response) => {
    response.statusCode = 308
    response.setHeader('Content-Type', 'text/html')
    response.end()
  }
  expect((await get()).headers.vary).toBe('rsc')
})

it('an answer whose headers are sent is not touched', async () => {
  answer = (_, response) => void response.writeHead(503, { 'Content-Type': 'text/plain' }).end(html)
  const { status, headers } = await get({ 'accept-encoding': 'br' })
  expect([status, headers['content-encoding']]).toEqual([503, undefined])
})
