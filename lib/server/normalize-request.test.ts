import { expect, test } from 'vitest'
import { normalizeRequest } from './normalize-request.mjs'

const host = 'localhost:3000'

/** The request after normalization. */
function normalized(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers: { ...headers } }
  normalizeRequest(request, host)
  return request
}

test('headers that name an origin, a range or something internal are removed', () => {
  const { headers } = normalized('/', {
    host: 'evil.example',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'middleware',
    forwarded: 'proto=https',
    'next-action': 'abc',
    range: 'bytes=9-',
    accept: 'text/html',
    'save-data': 'on',
  })
  expect(headers).toEqual({ host, accept: 'text/html', 'save-data': 'on' })
})

test('a path that can be decoded stays as it is', () => {
  for (const url of ['/', '/medias?x=%zz', '/medias/mediaevenements/%C3%A9t%C3%A9']) {
    expect(normalized(url).url).toBe(url)
  }
})

test('any other path becomes one that no page has', () => {
  for (const url of ['/%zz', '/a%', '/%00', '/a%0d%0ab', '*', 'http://evil.example/', '/%ff']) {
    expect(normalized(url).url).toBe('/adresse-illisible')
  }
})
