import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { normalizeRequest } from './normalize-request.mjs'

const host = 'localhost:3000'

/** The request after normalization. */
function normalized(url: string, headers: Record<string, string> = {}) {
  const socket = { remoteAddress: '127.0.0.1' } as Socket
  const request = { url, headers: { ...headers }, socket }
  normalizeRequest(request, host)
  return request
}

test('headers that name an origin, a range or something internal are removed', () => {
  const { headers } = normalized('/', {
    host: 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '41.0.0.1',
    'x-middleware-subrequest': 'middleware',
    forwarded: 'proto=https',
    'next-action': 'abc',
    range: 'bytes=9-',
    accept: 'text/html',
    'save-data': 'on',
  })
  const chain = { 'x-forwarded-for': '41.0.0.1, 127.0.0.1' }
  expect(headers).toEqual({ host, accept: 'text/html', 'save-data': 'on', ...chain })
})

test('a path that can be decoded stays as it is', () => {
  for (const url of ['/', '/medias?x=%zz', '/medias/mediaevenements/%C3%A9t%C3%A9']) {
    expect(normalized(url).url).toBe(url)
  }
})

test('any other path becomes one that no page has', () => {
  for (const url of ['/%zz', '/a%', '/%00', '/a%0d%0ab', '/%C2%85', '/%ff']) {
    expect(normalized(url).url).toBe('/adresse-illisible')
  }
})
