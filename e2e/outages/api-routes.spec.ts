import { eventually } from '../support/eventually'
import { home, NEXT_EVENT, onlyEvent, publish } from '../support/home-content'
import { REVALIDATE_SECRET } from '../support/site'
import { expect, test } from '../support/test'

test('POST /api/revalidate shows a changed event within 3 s', async ({ failing, request }) => {
  const { stub, site } = await failing()
  expect((await home(request, site)).text).toContain(NEXT_EVENT)
  stub.set('events', onlyEvent('Changé à l’instant'))
  const response = await publish(request, site)
  expect(response.status()).toBe(200)
  await eventually(async () => (await home(request, site)).text, { within: 3000 }).toContain(
    'Changé à l’instant',
  )
  expect((await home(request, site)).text).not.toContain(NEXT_EVENT)
})

test('POST /api/revalidate answers 401, 400 and 405, and changes nothing then', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  expect((await home(request, site)).text).toContain(NEXT_EVENT)
  stub.set('events', onlyEvent('Ne doit pas paraître'))
  const url = `${site.url}/api/revalidate`
  const data = { contents: ['medias-events'] }

  expect((await request.post(url, { data })).status()).toBe(401)
  for (const secret of ['', 'faux', `${REVALIDATE_SECRET}x`, REVALIDATE_SECRET.slice(0, -1)]) {
    expect((await publish(request, site, { secret })).status()).toBe(401)
  }
  const basic = { authorization: `Basic ${REVALIDATE_SECRET}` }
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
  expect((await home(request, site)).text).toContain(NEXT_EVENT)
})

test('POST /api/revalidate is closed when no secret is set', async ({ failing, request }) => {
  const { site } = await failing({ env: { REVALIDATE_SECRET: '' } })
  for (const secret of ['', 'undefined', REVALIDATE_SECRET]) {
    const { status } = await publish(request, site, { secret }).then((it) => ({
      status: it.status(),
    }))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})

test('GET /api/health says ready, and how the backend is, without secrets', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  const ask = async () => {
    const response = await request.get(`${site.url}/api/health`)
    return { status: response.status(), body: await response.text() }
  }
  const healthy = await ask()
  expect(healthy.status).toBe(200)
  expect(JSON.parse(healthy.body)).toMatchObject({ ready: true, backend: 'reachable' })
  expect(healthy.body).not.toContain(REVALIDATE_SECRET)
  expect(healthy.body).not.toContain(stub.origin)

  for (const mode of ['refuse', 'hang', 'error500'] as const) {
    await stub.mode(mode)
    await eventually(async () => (await ask()).body, { within: 10_000 }).toContain('unreachable')
    expect((await ask()).status).toBe(200)
    await stub.mode('ok')
    await eventually(async () => (await ask()).body, { within: 10_000 }).not.toContain(
      'unreachable',
    )
  }
})

test('the doors run nothing in a browser: their policy is closed', async ({ failing, request }) => {
  const { site } = await failing()
  const headers = (await request.get(`${site.url}/api/health`)).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-powered-by']).toBeUndefined()
})
