import { once } from 'node:events'
import { connect } from 'node:net'
import type { APIRequestContext } from 'playwright'
import { vi } from 'vitest'
import { decoded } from '../../testing/server-html'
import { routes } from '../routes'
import { headerProblems } from '../support/security-headers'
import { expect, test } from './site-test'

// What each response is: the tests beside lib/server. Here, that pages and files get it.
const uncompressed = { 'accept-encoding': 'identity' }
const patience = { timeout: 60_000, interval: 100 }

/** What GET and HEAD must agree on. */
const comparableHeaders = 'content-type content-length etag vary content-security-policy'.split(' ')

function only(names: readonly string[], headers: Record<string, string>) {
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** A script of the home page. */
async function scriptPath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
}

test('R1 R2 every route: a title of its own, HEAD equals GET, asked for again at every visit, 304 by its ETag', async ({
  request,
}) => {
  expect(routes.length).toBeGreaterThan(20)
  const titles: string[] = []
  for (const { path, status } of routes) {
    // A page that is rendered again between two of the requests may have other bytes.
    await vi.waitFor(async () => {
      const get = await request.get(path, { headers: uncompressed })
      expect(get.status(), path).toBe(status)
      // With `stale-while-revalidate` Firefox shows the page of the previous visit.
      const { 'cache-control': cacheControl, etag = '' } = get.headers()
      // Previews and searches are rendered for each request: their bytes vary.
      const isStored = !/^\/(apercu|recherche)\b/.test(path)
      expect(cacheControl, path).toMatch(isStored ? /no-(cache|store)/ : /no-store/)
      expect(cacheControl, path).not.toContain('stale-while-revalidate')

      const head = await request.head(path, { headers: uncompressed })
      expect(head.status(), path).toBe(status)
      expect(await head.text(), path).toBe('')
      const agree = isStored ? comparableHeaders : ['content-type']
      expect(only(agree, head.headers()), path).toEqual(only(agree, get.headers()))
      const again = await request.get(path, {
        headers: { ...uncompressed, 'if-none-match': etag },
      })
      expect(again.status(), path).toBe(status === 200 && isStored ? 304 : status)
      titles.push(/<title>([^<]+)<\/title>/.exec(await get.text())?.[1] ?? `${path} has none`)
    }, patience)
  }
  expect(titles.filter((title) => title.endsWith('has none'))).toEqual([])
  expect(new Set(titles).size).toBe(routes.length)
})

test('an address without its last part leads to the list that it was on', async ({ request }) => {
  const lists = [
    ['/beaute/formations', '/beaute#formations'],
    ['/voyage/destination', '/voyage#destinations'],
  ] as const
  for (const [path, list] of lists) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, list])
  }
})

test('redirects, files and errors carry the security headers too', async ({ request }) => {
  const cases: [method: string, path: string, status: number, headers?: Record<string, string>][] =
    [
      ['GET', '/medias/', 308],
      ['GET', '/sw.js', 200],
      ['GET', await scriptPath(request), 200],
      ['GET', '/robots.txt', 200],
      ['GET', '/api/health', 200],
      ['GET', '/_next/image?url=x', 400],
      ['GET', '/_next/image?url=%2Fimages%2Fhero%2Faccueil.jpg&w=680&q=55', 400],
      ['GET', '/_next/static/inconnu.js', 404],
      ['POST', '/sw.js', 405],
      ['TRACE', '/api/health', 405],
      ['GET', `/${'a'.repeat(5000)}`, 414],
      ['GET', '/sw.js', 416, { range: 'bytes=99999999-' }],
      ['GET', '/%zz', 404],
    ]
  for (const [method, path, status, headers = {}] of cases) {
    const response = await request.fetch(path, { method, headers, maxRedirects: 0 })
    expect(response.status(), `${method} ${path}`).toBe(status)
    expect(headerProblems(response.headers()), `${method} ${path}`).toEqual([])
  }
})

test('pages, their data, feeds and scripts are sent compressed as the browser accepts', async ({
  request,
}) => {
  for (const path of ['/', '/inconnu', '/sitemap.xml', '/?_rsc', await scriptPath(request)]) {
    const headers: Record<string, string> = path === '/?_rsc' ? { rsc: '1' } : {}
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const sent = { ...headers, 'accept-encoding': accept }
      const response = await request.get(path, { headers: sent })
      expect.soft(response.headers()['content-encoding'], `${path} ${accept}`).toBe(encoding)
      expect.soft(response.headers().vary, path).toContain('Accept-Encoding')
      expect.soft((await response.text()).length, path).toBeGreaterThan(100)
    }
  }
})

test('R1 A4 A5 A57 what a query selects is answered by this server itself; the pages of the player alone vary with Save-Data, under which a link starts the film and keeps its title and category', async ({
  request,
}) => {
  for (const [path, answered] of [
    ['/immobilier?onglet=louer', /^\/immobilier\/vue\/[^/]+$/],
    ['/immobilier?maison=3', /^\/immobilier\/vue\/[^/]+\/3$/],
    ['/medias/videoplayers?v=medias00001', /^\/medias\/videoplayers\/medias00001$/],
  ] as const) {
    // A rewrite to an address with a host is one that the server requests over the network.
    const { 'x-middleware-rewrite': rewrite, vary = '' } = (await request.get(path)).headers()
    expect(rewrite, path).toMatch(answered)
    expect(vary.includes('Save-Data'), path).toBe(path.includes('videoplayers'))
  }
  expect((await request.get('/beaute/videoplayers')).headers().vary).toContain('Save-Data')
  const headers = { 'save-data': 'on' }
  const html = async (path: string) => (await request.get(path, { headers })).text()
  const film = '/medias/videoplayers?v=inconnu-123&title=Film&categorySlug=documentaires'
  const waiting = await html(film)
  expect(waiting).toMatch(/<h1[^>]*>Film</)
  expect(waiting).not.toContain('<iframe')
  const [, tap = ''] = /<a [^>]*href="([^"]*lecture=1[^"]*)"/.exec(waiting) ?? []
  expect(decoded(tap)).toBe(`${film}&lecture=1`)
  expect(await html(decoded(tap))).toMatch(/<iframe [^>]*\/embed\/inconnu-123\?autoplay=1/)
  expect((await request.get('/medias')).headers().vary).not.toContain('Save-Data')
})

test('a request that asks to change the protocol is answered like any other, and its connection ends', async ({
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL)
  for (const path of ['/voyage', '/absente']) {
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
    )
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toMatch(path === '/voyage' ? /^HTTP\/1.1 200 / : /^HTTP\/1.1 404 /)
    socket.destroy()
  }
})
