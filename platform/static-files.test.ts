import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'static-files-'))
writeFileSync(path.join(folder, 'a.js'), 'let original')
writeFileSync(path.join(folder, 'a.js.br'), 'brotli')
writeFileSync(path.join(folder, 'b.png'), 'png')
const files = staticFiles([
  { urlPath: '/f', folder, maxAge: '365d' },
  { urlPath: '/f/day', folder, maxAge: '1d' },
])
const server = createServer((request, response) => {
  if (!files(request, response, request.url ?? '')) response.writeHead(404).end()
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Without an encoding that fetch would decode. */
const get = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/f/${name}`, { headers: { 'accept-encoding': 'identity', ...headers } })

test('a file is sent with its type, and may be cached for a year', async () => {
  const response = await get('a.js')
  expect(await response.text()).toBe('let original')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

test('a file whose name stays may be cached for as long as its folder says', async () => {
  expect((await get('day/b.png')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test('the compressed copy keeps the type of the file', async () => {
  const response = await get('a.js', { 'accept-encoding': 'gzip, br' }).catch(() => undefined)
  // The stand-in is no brotli, so that its body cannot be read.
  expect(response?.headers.get('content-encoding')).toBe('br')
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response?.headers.get('content-length')).toBe('6')
})

test('an encoding that the client does not accept is not used', async () => {
  const response = await get('a.js', { 'accept-encoding': 'br;q=0, gzip' })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('ranges: satisfiable 206, not satisfiable 416', async () => {
  const part = await get('b.png', { range: 'bytes=1-1' })
  expect([part.status, await part.text()]).toEqual([206, 'n'])
  const beyond = await get('b.png', { range: 'bytes=99-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */3'])
})

test('only files of the folder are served', async () => {
  for (const name of ['c.js', '', '%2e%2e/package.json', 'a.js/']) {
    expect((await get(name)).status, name).toBe(404)
  }
})
