import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { setCacheControl } from './response-headers.mjs'

const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
  setCacheControl(request, response)
  response.setHeader('Cache-Control', searchParams.get('header') ?? '')
  response.writeHead(Number(searchParams.get('status') ?? 200)).end()
})
afterAll(() => server.close())

async function cacheControl(query: Record<string, string>, headers?: Record<string, string>) {
  if (!server.listening) await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/?${String(new URLSearchParams(query))}`
  return (await fetch(url, { headers })).headers.get('cache-control')
}

const proxy = { 'surrogate-capability': 'nginx="Surrogate/1.0"' }
const ofPages = 's-maxage=60, stale-while-revalidate=31535940'
const ofSharedCaches = 's-maxage=1, stale-while-revalidate=1, stale-if-error=604800'

test('browsers ask again for what changes with a publication', async () => {
  expect(await cacheControl({ header: ofPages })).toBe('no-cache')
  expect(await cacheControl({ header: 's-maxage=3' })).toBe('no-cache')
  expect(await cacheControl({ header: 'no-cache' })).toBe('no-cache')
})

test.each(['200', '304'])('a shared cache keeps an answer %s for a second', async (status) => {
  for (const header of [ofPages, 'no-cache']) {
    expect(await cacheControl({ header, status }, proxy)).toBe(ofSharedCaches)
  }
})

test('a shared cache keeps no error', async () => {
  expect(await cacheControl({ header: ofPages, status: '404' }, proxy)).toBe('no-cache')
})

test.each(['public, max-age=31536000, immutable', 'private, no-cache', 'no-store'])(
  '%s stays as it is',
  async (header) => {
    expect(await cacheControl({ header })).toBe(header)
    expect(await cacheControl({ header }, proxy)).toBe(header)
  },
)
