import { homePage, nextEvent, publish, singleEvent } from '../support/home-content'
import { poll } from '../support/poll'
import { revalidateSecret } from '../support/site'
import { expect, test } from '../support/test'

test('POST /api/revalidate shows a changed event within 3 s', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  expect((await homePage(request, site)).text).toContain(nextEvent)
  mock.set('medias-events', singleEvent('Changé à l’instant'))
  const response = await publish(request, site)
  expect(response.status()).toBe(200)
  await poll(async () => (await homePage(request, site)).text, { timeout: 3000 }).toContain(
    'Changé à l’instant',
  )
  expect((await homePage(request, site)).text).not.toContain(nextEvent)
})

test('POST /api/revalidate answers 401, 400 and 405, and then changes nothing', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  expect((await homePage(request, site)).text).toContain(nextEvent)
  mock.set('medias-events', singleEvent('Ne doit pas paraître'))
  const url = `${site.url}/api/revalidate`
  const data = { contents: ['medias-events'] }

  expect((await request.post(url, { data })).status()).toBe(401)
  for (const secret of ['', 'faux', `${revalidateSecret}x`, revalidateSecret.slice(0, -1)]) {
    expect((await publish(request, site, { secret })).status()).toBe(401)
  }
  const basic = { authorization: `Basic ${revalidateSecret}` }
  expect((await request.post(url, { data, headers: basic })).status()).toBe(401)

  for (const body of [
    '',
    '{',
    '[]',
    {},
    { contents: [] },
    { contents: 'medias-events' },
    { contents: ['inconnu'] },
    { contents: ['medias-events', 'inconnu'] },
  ]) {
    expect((await publish(request, site, { body })).status(), JSON.stringify(body)).toBe(400)
  }
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    expect((await request.fetch(url, { method })).status(), method).toBe(405)
  }
  expect((await homePage(request, site)).text).toContain(nextEvent)
})

test('POST /api/revalidate answers a 4xx status when no secret is set', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ env: { REVALIDATE_SECRET: '' } })
  for (const secret of ['', 'undefined', revalidateSecret]) {
    const { status } = await publish(request, site, { secret }).then((it) => ({
      status: it.status(),
    }))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

test('GET /api/health answers readiness and the state of the backend, without secrets', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const health = async () => {
    const response = await request.get(`${site.url}/api/health`)
    return { status: response.status(), body: await response.text() }
  }
  const healthy = await health()
  expect(healthy.status).toBe(200)
  expect(JSON.parse(healthy.body)).toMatchObject({ ready: true, backend: 'reachable' })
  expect(healthy.body).not.toContain(revalidateSecret)
  expect(healthy.body).not.toContain(mock.origin)

  for (const mode of ['refuse', 'hang', 'error500'] as const) {
    await mock.mode(mode)
    await poll(async () => (await health()).body, { timeout: 10_000 }).toContain('unreachable')
    expect((await health()).status).toBe(200)
    await mock.mode('ok')
    await poll(async () => (await health()).body, { timeout: 10_000 }).not.toContain('unreachable')
  }
})

test('API endpoints have a Content-Security-Policy that allows nothing', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite()
  const headers = (await request.get(`${site.url}/api/health`)).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-powered-by']).toBeUndefined()
})
