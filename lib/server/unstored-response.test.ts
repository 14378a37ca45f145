import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishUnstored, isPreview, isUnstored } from './unstored-response.mjs'

const origin = 'https://contenu.example.org'
const html = (head: string) =>
  `<!doctype html><html lang="fr"><head>${head}</head><body></body></html>`
let server: Server

beforeEach(() => vi.stubEnv('BACK_OFFICE_ORIGIN', origin))
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
})

/** What a client gets of an answer of Next on a path, one of previews by default. */
async function answer(
  respond: (response: ServerResponse) => void,
  pathname = '/apercu/maisons/1',
): Promise<Response> {
  server = createServer((_, response) => {
    finishUnstored(pathname, response, '/no-folder')
    respond(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('a document may be framed by the back-office alone, and neither kept nor indexed', async () => {
  const response = await answer((it) => {
    it.setHeader('Content-Type', 'text/html; charset=utf-8')
    it.setHeader('Cache-Control', 'private, no-cache')
    it.write(html('<script>self.__next_f.push([0])</script>').slice(0, 20))
    it.end(html('<script>self.__next_f.push([0])</script>').slice(20))
  })
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${origin};`)
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const body = await response.text()
  expect(body).toContain(
    '<html data-splash="seen" lang="fr"><head><script>self.__next_f.push([0])</script>',
  )
  expect(response.status).toBe(200)
})

test('a document is sent with the status that it asks for', async () => {
  const response = await answer((it) => {
    it.setHeader('Content-Type', 'text/html; charset=utf-8')
    it.end(html('<meta name="http-status" content="410"/>'))
  })
  expect(response.status).toBe(410)
})

test('what is no document passes as it is, and is not kept either', async () => {
  const response = await answer((it) => {
    it.setHeader('Content-Type', 'text/x-component')
    it.write('0:')
    it.end('<html >')
  })
  expect(await response.text()).toBe('0:<html >')
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(response.headers.has('content-security-policy')).toBe(false)
})

test('A62 the search has the policy of a page, shows the splash, and is in no frame, store or index', async () => {
  const response = await answer((it) => {
    it.setHeader('Content-Type', 'text/html; charset=utf-8')
    it.end(html('<script>self.__next_f.push([0])</script>'))
  }, '/recherche')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).not.toContain('data-splash')
})

test('knows the paths of previews and of the search', () => {
  expect(['/recherche', '/apercu', '/recherches', '/'].map(isUnstored)).toEqual([
    ...[true, true, false, false],
  ])
  expect(['/apercu', '/apercu/maisons/1'].map(isPreview)).toEqual([true, true])
  expect(['/apercus', '/', '/medias/apercu'].map(isPreview)).toEqual([false, false, false])
})
