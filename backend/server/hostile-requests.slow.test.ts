import { describe, expect, it } from 'vitest'
import { rawRequest } from '../../testing/raw-request'
import { read } from '../testing/read'
import { sharedBackend } from '../testing/shared-backend'

const its = sharedBackend()
describe('whatever is sent without a session', () => {
  it.each([
    ['TRACE', '/admin'],
    ['OPTIONS', '/cms/owners'],
    ['PROPFIND', '/cms/owners/me'],
    ['DELETE', '/api/medias/events/'],
    ['POST', '/healthz'],
  ])('%s %s: 405 with the methods that are allowed', async (method, path) => {
    const { status, headers } = await rawRequest(its.backend.url, path, { method })
    expect(status).toBe(405)
    expect(headers.allow).toMatch(/^GET, HEAD/)
  })

  it.each([
    ['GET', `/admin?${'x'.repeat(9000)}`, 414],
    ['GET', `/admin/${'x'.repeat(20_000)}`, 431],
    ['GET', '/admin/%E0%A4%A', 400],
    ['GET', '/media/%', 400],
    ['GET', '/admin/login?redirect=%E0%A4%A', 200],
    ['GET', '/admin/login?redirect=//ailleurs.exemple&x[]=1&x[a]=2', 200],
    ['GET', '/_next/image?url=%2Fx&w=1&q=1', 404],
    ['GET', '/_next/data/x/admin.json', 404],
    ['GET', '/_next/static/../../server/app-paths-manifest.json', 400],
    ['GET', '/_next/static/chunks', 404],
    ['GET', '//ailleurs.exemple/admin', 400],
    ['GET', 'http://ailleurs.exemple/admin', 400],
    ['GET', '/admin/%zz', 400],
  ])('%s %.60s: %i', async (method, path, expected) => {
    const { status } = await rawRequest(its.backend.url, path, { method })
    expect(status).toBe(expected)
  })

  it.each([
    { Host: 'a b' },
    { Host: '' },
    { 'X-Forwarded-Host': '///' },
    { 'X-Forwarded-Proto': 'x:y' },
    { Cookie: 'payload-token=%E0%A4%A; payload-theme=%; =' },
    { Authorization: 'JWT a.b.c' },
    { 'Accept-Language': ';;;q=x' },
    { 'Next-Action': 'x', RSC: '1', 'Next-Router-State-Tree': '%' },
    { 'X-Middleware-Subrequest': 'x' },
  ] as Record<string, string>[])('headers %o: no server error', async (headers) => {
    for (const path of ['/admin/login', '/admin', '/cms/owners/me']) {
      const { status } = await rawRequest(its.backend.url, path, { headers })
      expect(status, path).toBeLessThan(500)
    }
  })
})

it('a flood of sign-in pages is bounded: some are told to come back', async () => {
  const flood = Array.from({ length: 100 }, (_, index) =>
    read(`${its.backend.url}/admin/login?redirect=/admin/${index}`),
  )
  const answers = await Promise.all(flood)
  const statuses = new Set(answers.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual([200, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect((await read(`${its.backend.url}/admin/login`)).status).toBe(200)
})
