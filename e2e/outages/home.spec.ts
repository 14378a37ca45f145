import { eventually } from '../support/eventually'
import * as content from '../support/home-content'
import { expect, test } from '../support/test'

const { home, onlyEvent, publishAll, timesLogged, eventsAsked } = content
const { EVENTS_FAILED, HEADER_FAILED, LATEST_VIDEO, NEXT_EVENT } = content
const { NO_EVENT, NO_VIDEO, VIDEOS_FAILED } = content

/** Long enough for a call that ends only by its time-out of 10 s. */
const PATIENT = { timeout: 20_000 }
const FAILURES = ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const

test.use({ actionTimeout: 20_000 })

for (const mode of FAILURES) {
  test(`R14 A10 ${mode} before the first success: empty texts and 200, retried within seconds, content within 15 s of recovery`, async ({
    failing,
    request,
  }) => {
    const { stub, site } = await failing({ mode })
    const first = await request.get(`${site.url}/`, PATIENT)
    expect(first.status()).toBe(200)
    const { text } = await home(request, site)
    expect(text).toContain(NO_EVENT)
    expect(text).toContain(NO_VIDEO)
    for (const message of [EVENTS_FAILED, VIDEOS_FAILED, HEADER_FAILED]) {
      await eventually(() => timesLogged(site, message), { within: 15_000 }).toBe(1)
    }

    await stub.mode('ok')
    await eventually(() => home(request, site), { within: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(NEXT_EVENT),
    })
    expect((await home(request, site)).text).toContain(LATEST_VIDEO)
  })

  test(`R14 A10 ${mode} after a success: the last content stays with 200, the next shows within 15 s of recovery`, async ({
    failing,
    request,
  }) => {
    const { stub, site } = await failing()
    await eventually(() => home(request, site), { within: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(NEXT_EVENT),
    })
    await stub.mode(mode)
    stub.set('events', onlyEvent('Veillée de la lagune'))
    expect((await publishAll(request, site)).status()).toBe(200)

    const during = await request.get(`${site.url}/`, PATIENT)
    expect(during.status()).toBe(200)
    const { text } = await home(request, site)
    expect(text).toContain(NEXT_EVENT)
    expect(text).toContain(LATEST_VIDEO)
    expect(text).not.toContain(NO_EVENT)
    await eventually(() => timesLogged(site, EVENTS_FAILED), { within: 15_000 }).toBe(1)

    await stub.mode('ok')
    await eventually(() => home(request, site), { within: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining('Veillée de la lagune'),
    })
  })
}

for (const mode of ['refuse', 'hang', 'notFound'] as const) {
  test(`R14 a restart while the backend is ${mode} keeps the content`, async ({
    failing,
    request,
  }) => {
    const { stub, site } = await failing()
    await eventually(() => home(request, site), { within: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(NEXT_EVENT),
    })
    await stub.mode(mode)
    await site.restart()
    const response = await request.get(`${site.url}/`, PATIENT)
    expect(response.status()).toBe(200)
    await publishAll(request, site)
    const again = await request.get(`${site.url}/`, PATIENT)
    expect(again.status()).toBe(200)
    const { text } = await home(request, site)
    expect(text).toContain(NEXT_EVENT)
    expect(text).toContain(LATEST_VIDEO)
  })
}

test('R14 a backend that fails is logged once per failure, not per request', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing({ mode: 'error500' })
  const ask = async () => {
    await home(request, site)
    return eventsAsked(stub)
  }
  await eventually(ask, { within: 30_000 }).toBeGreaterThanOrEqual(3)
  expect(timesLogged(site, EVENTS_FAILED)).toBe(1)

  await stub.mode('ok')
  await eventually(async () => (await home(request, site)).text, { within: 15_000 }).toContain(
    NEXT_EVENT,
  )
  await stub.mode('error500')
  await publishAll(request, site)
  await home(request, site)
  await eventually(() => timesLogged(site, EVENTS_FAILED), { within: 15_000 }).toBe(2)
})

test('R14 one list that fails leaves the others alone', async ({ failing, request }) => {
  const { stub, site } = await failing()
  await stub.mode('html', content.EVENTS_PATH)
  const { status, text } = await home(request, site)
  expect(status).toBe(200)
  expect(text).toContain(NO_EVENT)
  expect(text).toContain(LATEST_VIDEO)
  expect(timesLogged(site, VIDEOS_FAILED)).toBe(0)
})

test('R14 a healthy backend that holds nothing: empty texts, nothing logged', async ({
  failing,
  request,
}) => {
  const { site } = await failing({ mode: 'empty' })
  const { status, text } = await home(request, site)
  expect(status).toBe(200)
  expect(text).toContain(NO_EVENT)
  expect(text).toContain(NO_VIDEO)
  expect(timesLogged(site, 'Erreur')).toBe(0)
})

test('R14 a list that has really become empty replaces the full one', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  expect((await home(request, site)).text).toContain(NEXT_EVENT)
  await stub.mode('empty')
  await publishAll(request, site)
  await eventually(async () => (await home(request, site)).text, { within: 5000 }).toContain(
    NO_EVENT,
  )
  expect((await home(request, site)).text).toContain(NO_VIDEO)
})
