import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureNginx } from '../../scripts/lib/find-servers.mjs'
import {
  type Nginx,
  request,
  startNginx,
  startUpstream,
  type Upstream,
} from './testing/nginx-server'

const program = ensureNginx()

const sharedCacheControl = 's-maxage=1, stale-while-revalidate=1, stale-if-error=604800'
const br = { 'accept-encoding': 'gzip, deflate, br' }
const avif = { accept: 'image/avif,image/webp,*/*' }

describe('the configuration of nginx', () => {
  let data = ''
  let first: Upstream
  let second: Upstream
  let backend: Upstream
  let nginx: Nginx
  const site = (pathname: string, headers?: Record<string, string>) =>
    request(nginx.ports.site, pathname, headers)
  const received = () => [...first.paths, ...second.paths].sort()
  /** Whether the replicas fail. */
  let isBroken = false
  let version = 0
  const conditions: (string | undefined)[] = []

  beforeAll(async () => {
    data = mkdtempSync(path.join(tmpdir(), 'backend-data-'))
    mkdirSync(path.join(data, 'uploads'))
    writeFileSync(path.join(data, 'uploads/marche.png'), 'picture')
    writeFileSync(path.join(data, 'secret'), 'secret')
    const replica: Parameters<typeof startUpstream>[0] = (incoming, response) => {
      const { url = '', headers } = incoming
      if (url === '/ouverture.css') conditions.push(headers['if-modified-since'])
      if (isBroken) return response.writeHead(503).end('busy')
      if (url.startsWith('/absent')) {
        return response.writeHead(404, { 'cache-control': 'private, no-store' }).end()
      }
      const isFile = /^\/(_next|_pictures|api\/image|partage)/.test(url)
      const isForCache = isFile || headers['surrogate-capability'] !== undefined
      response.writeHead(200, {
        'cache-control': isFile
          ? 'public, max-age=60, immutable'
          : isForCache
            ? sharedCacheControl
            : 'no-cache',
        etag: `"${version}"`,
        vary: 'rsc, next-router-state-tree, accept-encoding',
      })
      response.end(`${url} ${headers['accept-encoding'] ?? 'plain'} ${version}`)
    }
    first = await startUpstream(replica)
    second = await startUpstream(replica)
    backend = await startUpstream((incoming, response) => {
      response.writeHead(200, { 'cache-control': 'public, max-age=60' })
      response.end(`${incoming.url} for ${String(incoming.headers['x-forwarded-for'])}`)
    })
    nginx = await startNginx(program, {
      sites: [first.port, second.port],
      backends: [backend.port],
      data,
    })
  })
  afterAll(async () => {
    await nginx.stop()
    await Promise.all([first, second, backend].map((server) => server.stop()))
    rmSync(data, { recursive: true })
  })
  beforeEach(() => {
    isBroken = false
    for (const { paths } of [first, second, backend]) paths.length = 0
  })

  test('a preview is requested each time, whatever its answer says', async () => {
    const path = '/apercu/evenements/1?expire=1&signature=a'
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await site(path, br)).headers['x-cache-status']).toBeUndefined()
    }
    expect(received()).toEqual([path, path, path])
  })

  test('a page is requested once and kept for a second; browsers ask at every visit', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site('/medias', br)))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['/medias br 0']))
    expect(received()).toEqual(['/medias'])
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['no-cache']),
    )
    expect(answers[0]?.headers['cdn-cache-control']).toContain('stale-while-revalidate=1')
    const { status } = await site('/medias', { ...br, 'if-none-match': '"0"' })
    expect(status).toBe(304)
  })

  test('a page is stored once per encoding, whatever else Vary names', async () => {
    await site('/voyage', br)
    await site('/voyage', { 'accept-encoding': 'br;q=1.0, *', 'next-router-state-tree': 'x' })
    expect((await site('/voyage', { 'accept-encoding': 'gzip' })).body).toBe('/voyage gzip 0')
    expect((await site('/voyage')).body).toBe('/voyage plain 0')
    expect(received()).toHaveLength(3)
  })

  test('a parameter that changes no page is no other page', async () => {
    await site('/beaute', br)
    await site('/beaute?fbclid=1', br)
    await site('/beaute?utm_source=a&utm_medium=b', br)
    expect(received()).toEqual(['/beaute'])
    for (const query of ['onglet=louer', 'tri=prix', 'maison=3', 'x=1&nombre=9']) {
      expect((await site(`/immobilier?${query}`, br)).body).toContain(query)
    }
    expect((await site('/medias/videoplayers?v=abcdefghijk', br)).body).toContain('v=abc')
  })

  test('the payload of a page is not the page, and Save-Data has its own watch page', async () => {
    await site('/', br)
    expect((await site('/?_rsc=abc', { ...br, rsc: '1' })).body).toContain('_rsc=abc')
    const watch = '/medias/videoplayers?videoUrl=https://example.org/video'
    await site(watch, br)
    await site(watch, { ...br, 'save-data': 'on' })
    expect(received().filter((it) => it === watch)).toHaveLength(2)
  })

  test('a page that nobody has asked for in three seconds is not served as it was', async () => {
    await site('/accessibilite', br)
    version = 1
    // nginx counts in whole seconds: one that it keeps the page, one in which it serves it while it asks.
    await sleep(3100)
    expect((await site('/accessibilite', br)).body).toBe('/accessibilite br 1')
    version = 0
  })

  test('stored pages are served while every replica fails, errors are not stored', async () => {
    await site('/confidentialite', br)
    isBroken = true
    await expect
      .poll(async () => (await site('/confidentialite', br)).headers['x-cache-status'], {
        timeout: 30_000,
      })
      .toBe('STALE')
    expect((await site('/confidentialite', br)).status).toBe(200)
    expect((await site('/absent', br)).status).toBe(503)
    isBroken = false
    await expect.poll(async () => (await site('/absent', br)).status).toBe(404)
    expect((await site('/absent', br)).headers['x-cache-status']).toBe('MISS')
  })

  test('an address that cannot be decoded is the site’s own 404 page', async () => {
    const { status, body } = await site('/voyage/%zz')
    expect(status).toBe(404)
    expect(body).toBe('/adresse-illisible plain 0')
  })

  test('what depends on If-Modified-Since gets it', async () => {
    await site('/ouverture.css')
    await site('/ouverture.css', { 'if-modified-since': new Date().toUTCString() })
    expect(conditions).toEqual([undefined, expect.stringContaining('GMT')])
  })

  test('hashed files and pictures are kept; pictures once per format', async () => {
    await site('/_next/static/a.js', br)
    await site('/_next/static/a.js?x', br)
    await site('/api/image/marche.360', avif)
    await site('/api/image/marche.360', { accept: 'image/avif' })
    await site('/api/image/marche.360', { accept: 'image/webp' })
    expect(received()).toEqual([
      '/_next/static/a.js',
      '/api/image/marche.360',
      '/api/image/marche.360',
    ])
  })

  test('uploads come from the disk, everything else from the backend', async () => {
    const ofBackend = (pathname: string) => request(nginx.ports.backend, pathname)
    const { headers, body } = await ofBackend('/media/marche.png')
    expect(body).toBe('picture')
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const pathname of ['/media/secret', '/media/absent.png', '/media/marche.360', '/admin']) {
      expect((await ofBackend(pathname)).body).toBe(`${pathname} for 127.0.0.1`)
    }
    expect((await ofBackend('/media/../secret')).body).not.toBe('secret')
  })

  test('without replicas a page that is not stored says in French that it comes back', async () => {
    const alone = await startNginx(program, { sites: [1], backends: [1], data })
    const { status, headers, body } = await request(alone.ports.site, '/')
    await alone.stop()
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
    expect(body).toContain('<html lang="fr">')
    expect(body).toContain('Un instant')
  })
})
