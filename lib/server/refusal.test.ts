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

test('only the revalidation accepts a body, of a known and bounded length', () => {
  const path = '/api/revalidate'
  expect(statusOf('POST', path, { 'content-length': '200' })).toBeUndefined()
  expect(statusOf('POST', path, { 'content-length': '65537' })).toBe(413)
  expect(statusOf('POST', path, { 'transfer-encoding': 'chunked' })).toBe(411)
  expect(statusOf('GET', path)).toBe(405)
})

test('a URL of more than 4096 characters gets 414', () => {
  expect(statusOf('GET', `/${'a'.repeat(4095)}`)).toBeUndefined()
  expect(statusOf('GET', `/${'a'.repeat(4096)}`)).toBe(414)
})
