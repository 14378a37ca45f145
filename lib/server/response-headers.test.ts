import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it, test } from 'vitest'
import { policyOf, securityHeaders, setCacheControl, withQuery } from './response-headers.mjs'

const transport = 'Strict-Transport-Security'

test('https adds Strict-Transport-Security', () => {
  expect(securityHeaders(true)).toHaveProperty(transport)
  expect(securityHeaders(false)).not.toHaveProperty(transport)
  expect(securityHeaders(false)).toMatchObject({ 'X-Content-Type-Options': 'nosniff' })
})

test('what is not a page may load nothing and be framed by nobody', () => {
  expect(policyOf('/api/health')).toBe("default-src 'none'; frame-ancestors 'none'")
})

test('the service worker may request what it caches', () => {
  expect(policyOf('/sw.js')).toContain("connect-src 'self'")
})

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

const kept = (location: string, query: string) => withQuery(location, new URLSearchParams(query))

it.each([
  ['/apres', '', '/apres'],
  ['/apres', 'utm_source=lettre&utm_source=b', '/apres?utm_source=lettre&utm_source=b'],
  ['/regarder?v=1&c=apres', 'v=1&c=avant&t=30', '/regarder?v=1&c=apres&t=30'],
  ['https://exemple.org/', 'a=1', 'https://exemple.org/'],
  ['//exemple.org/', 'a=1', '//exemple.org/'],
])('a redirect to %s of a request with «%s» goes to %s', (location, query, expected) => {
  expect(kept(location, query)).toBe(expected)
})
