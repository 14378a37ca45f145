import type { APIRequestContext } from '@playwright/test'
import { routes } from '../routes'
import { expect, test } from '../support/shared-site-test'

const uncompressed = { 'accept-encoding': 'identity' }

/** Headers that every response carries, whatever it is. */
const headersOfEveryResponse = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}

/** What GET and HEAD must agree on. */
function comparable(headers: Record<string, string>) {
  const names = ['content-type', 'content-length', 'etag', 'vary', 'content-security-policy']
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

/** A script of the home page. */
async function scriptPath(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/')).text()
  return /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
}

// A preview is rendered for each request: its bytes vary.
for (const { path, status } of routes.filter((route) => route.status !== 403)) {
  test(`${path}: HEAD equals GET`, async ({ request }) => {
    const get = await request.get(path, { headers: uncompressed })
    const head = await request.head(path, { headers: uncompressed })
    expect([get.status(), head.status()]).toEqual([status, status])
    expect(comparable(head.headers())).toEqual(comparable(get.headers()))
    expect(await head.text()).toBe('')
  })
}

for (const { path } of routes) {
  test(`${path}: a browser asks for it again at every visit`, async ({ request }) => {
    // With `stale-while-revalidate` Firefox shows the page of the previous visit.
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control']).toMatch(/no-(cache|store)/)
    expect(headers['cache-control']).not.toContain('stale-while-revalidate')
  })
}

for (const { path } of routes.filter((route) => route.status === 200)) {
  test(`${path}: its ETag answers 304`, async ({ request }) => {
    const { etag = '' } = (await request.get(path, { headers: uncompressed })).headers()
    expect(etag).not.toBe('')
    const headers = { ...uncompressed, 'if-none-match': etag }
    expect((await request.get(path, { headers })).status()).toBe(304)
  })
}

test('redirects, files and errors carry the security headers too', async ({ request }) => {
  const cases: [method: string, path: string, status: number, headers?: Record<string, string>][] =
    [
      ['GET', '/medias/', 308],
      ['GET', '/sw.js', 200],
      ['GET', await scriptPath(request), 200],
      ['GET', '/robots.txt', 200],
      ['GET', '/api/health', 200],
      ['GET', '/_next/image?url=x', 400],
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
    expect(response.headers(), `${method} ${path}`).toMatchObject(headersOfEveryResponse)
  }
})

test('a method that is not possible is told which are, and OPTIONS is not stored', async ({
  request,
}) => {
  const path = '/medias/mediaevenements/nuit-du-conte/calendrier.ics'
  for (const url of [path, '/sitemap/inconnu.xml']) {
    const options = await request.fetch(url, { method: 'OPTIONS' })
    expect(options.status()).toBe(204)
    expect(options.headers().allow).toBe('GET, HEAD, OPTIONS')
  }
  expect((await request.get(path)).status()).toBe(200)
  expect((await request.get('/sitemap/inconnu.xml')).status()).toBe(404)
})

test('scripts are sent compressed as the browser accepts, with ranges of the original', async ({
  request,
}) => {
  const path = await scriptPath(request)
  const encodingFor = async (accept: string) => {
    const response = await request.get(path, { headers: { 'accept-encoding': accept } })
    expect(response.headers().vary).toContain('Accept-Encoding')
    return response.headers()['content-encoding']
  }
  expect(await encodingFor('gzip, deflate, br')).toBe('br')
  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('identity')).toBeUndefined()
  const range = await request.get(path, { headers: { ...uncompressed, range: 'bytes=0-9' } })
  expect(range.status()).toBe(206)
  expect((await range.body()).length).toBe(10)
})

test('pages, their data and feeds are sent compressed as the browser accepts', async ({
  request,
}) => {
  const cases: [path: string, headers?: Record<string, string>][] = [
    ['/'],
    ['/inconnu'],
    ['/medias/mediaevenements/flux.xml'],
    ['/sitemap.xml'],
    ['/?_rsc', { rsc: '1' }],
  ]
  for (const [path, headers = {}] of cases) {
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(path, {
        headers: { ...headers, 'accept-encoding': accept },
      })
      expect(response.headers()['content-encoding'], `${path} ${accept}`).toBe(encoding)
      expect(response.headers().vary, path).toContain('Accept-Encoding')
      expect(await response.text(), path).toMatch(/html|xml|\n/)
    }
  }
})

test('a page has one policy, its own', async ({ request }) => {
  for (const path of ['/', '/medias/mediaevenements/nuit-du-conte', '/inconnu']) {
    const headers = (await request.get(path)).headersArray()
    const policies = headers.filter(({ name }) => /^content-security-policy$/i.test(name))
    expect(policies, path).toHaveLength(1)
    expect(policies[0]?.value, path).toContain("script-src 'self' 'sha256-")
  }
})

test('rewritten addresses do not depend on what a proxy says of the protocol', async ({
  request,
}) => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ailleurs.example' }
  for (const path of ['/immobilier?onglet=louer', '/medias/videoplayers?v=medias00001']) {
    expect((await request.get(path, { headers })).status(), path).toBe(200)
  }
})

test('the pages of the player vary with Save-Data', async ({ request }) => {
  for (const path of ['/medias/videoplayers?v=medias00001', '/beaute/videoplayers']) {
    expect((await request.get(path)).headers().vary, path).toContain('Save-Data')
  }
  expect((await request.get('/medias')).headers().vary).not.toContain('Save-Data')
})
