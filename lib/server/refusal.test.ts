import { expect, test } from 'vitest'
import { refusalOf } from './refusal.mjs'

const request = (method: string, url: string, headers: Record<string, string> = {}) => ({
  method,
  url,
  headers,
})
const statusOf = (...args: Parameters<typeof request>) => refusalOf(request(...args))?.status

test('reads are answered', () => {
  for (const url of ['/', '/sw.js', '/api/health', '/medias/videoplayers?v=abc']) {
    expect(refusalOf(request('GET', url))).toBeUndefined()
    expect(refusalOf(request('HEAD', url))).toBeUndefined()
  }
})

test('every other method gets 405 with the methods that are possible', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND']) {
    const refusal = refusalOf(request(method, '/sw.js'))
    expect(refusal).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD, OPTIONS' } })
  }
})

test('OPTIONS says the methods without Next, which would store its answer', () => {
  expect(refusalOf(request('OPTIONS', '/medias/mediaevenements/calendrier.ics'))).toEqual({
    status: 204,
    headers: { Allow: 'GET, HEAD, OPTIONS' },
  })
})

test.each([
  ['/api/revalidate', 65_536],
  ['/api/messages', 1024],
])('%s alone accepts a body, of a known length and at most %i bytes', (path, most) => {
  expect(statusOf('POST', path, { 'content-length': String(most) })).toBeUndefined()
  expect(statusOf('POST', path, { 'content-length': String(most + 1) })).toBe(413)
  expect(statusOf('POST', path, { 'transfer-encoding': 'chunked' })).toBe(411)
  expect(statusOf('GET', path)).toBe(405)
})

test('a URL of more than 4096 characters gets 414', () => {
  expect(statusOf('GET', `/${'a'.repeat(4095)}`)).toBeUndefined()
  expect(statusOf('GET', `/${'a'.repeat(4096)}`)).toBe(414)
})
