import * as content from '../support/home-content'
import { poll } from '../support/poll'
import { expect, test } from '../support/test'

const { homePage, singleEvent, publishAll, timesLogged, eventRequests } = content
const { eventsFailed, headerVideoFailed, latestVideo, nextEvent } = content
const { noEvent, noVideo, videosFailed } = content

/** Longer than a backend call that ends only by its time-out of 10 s. */
const slowRequest = { timeout: 20_000 }
const failureModes = ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const

test.use({ actionTimeout: 20_000 })

for (const mode of failureModes) {
  test(`R14 A10 ${mode} before the first success: empty texts and 200, retried within seconds, content within 15 s of recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    const first = await request.get(`${site.url}/`, slowRequest)
    expect(first.status()).toBe(200)
    const { text } = await homePage(request, site)
    expect(text).toContain(noEvent)
    expect(text).toContain(noVideo)
    for (const message of [eventsFailed, videosFailed, headerVideoFailed]) {
      await poll(() => timesLogged(site, message), { timeout: 15_000 }).toBe(1)
    }

    await mock.mode('ok')
    await poll(() => homePage(request, site), { timeout: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(nextEvent),
    })
    expect((await homePage(request, site)).text).toContain(latestVideo)
  })

  test(`R14 A10 ${mode} after a success: the stale content stays with 200, the new content shows within 15 s of recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite()
    await poll(() => homePage(request, site), { timeout: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(nextEvent),
    })
    await mock.mode(mode)
    mock.set('medias-events', singleEvent('Veillée de la lagune'))
    expect((await publishAll(request, site)).status()).toBe(200)

    const during = await request.get(`${site.url}/`, slowRequest)
    expect(during.status()).toBe(200)
    const { text } = await homePage(request, site)
    expect(text).toContain(nextEvent)
    expect(text).toContain(latestVideo)
    expect(text).not.toContain(noEvent)
    await poll(() => timesLogged(site, eventsFailed), { timeout: 15_000 }).toBe(1)

    await mock.mode('ok')
    await poll(() => homePage(request, site), { timeout: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining('Veillée de la lagune'),
    })
  })
}

for (const mode of ['refuse', 'hang', 'notFound'] as const) {
  test(`R14 the content survives a restart of the site while the backend is in mode ${mode}`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite()
    await poll(() => homePage(request, site), { timeout: 15_000 }).toEqual({
      status: 200,
      text: expect.stringContaining(nextEvent),
    })
    await mock.mode(mode)
    await site.restart()
    const response = await request.get(`${site.url}/`, slowRequest)
    expect(response.status()).toBe(200)
    await publishAll(request, site)
    const again = await request.get(`${site.url}/`, slowRequest)
    expect(again.status()).toBe(200)
    const { text } = await homePage(request, site)
    expect(text).toContain(nextEvent)
    expect(text).toContain(latestVideo)
  })
}

test('R14 a backend that fails is logged once per failure, not per request', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite({ mode: 'error500' })
  const countRequests = async () => {
    await homePage(request, site)
    return eventRequests(mock)
  }
  await poll(countRequests, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  expect(timesLogged(site, eventsFailed)).toBe(1)

  await mock.mode('ok')
  await poll(async () => (await homePage(request, site)).text, { timeout: 15_000 }).toContain(
    nextEvent,
  )
  await mock.mode('error500')
  await publishAll(request, site)
  await homePage(request, site)
  await poll(() => timesLogged(site, eventsFailed), { timeout: 15_000 }).toBe(2)
})

test('R14 a list that fails does not affect the others', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  await mock.mode('html', content.eventsPath)
  const { status, text } = await homePage(request, site)
  expect(status).toBe(200)
  expect(text).toContain(noEvent)
  expect(text).toContain(latestVideo)
  expect(timesLogged(site, videosFailed)).toBe(0)
})

test('R14 a healthy backend without content: empty texts, nothing logged', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  const { status, text } = await homePage(request, site)
  expect(status).toBe(200)
  expect(text).toContain(noEvent)
  expect(text).toContain(noVideo)
  expect(timesLogged(site, 'Erreur')).toBe(0)
})

test('R14 an empty list from a healthy backend replaces the previous one', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  expect((await homePage(request, site)).text).toContain(nextEvent)
  await mock.mode('empty')
  await publishAll(request, site)
  await poll(async () => (await homePage(request, site)).text, { timeout: 5000 }).toContain(noEvent)
  expect((await homePage(request, site)).text).toContain(noVideo)
})
