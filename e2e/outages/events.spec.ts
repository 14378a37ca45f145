import type { APIRequestContext } from '@playwright/test'
import { eventPath, listPath, tonight } from '../support/event-content'
import { nextEvent, noEvent, publish } from '../support/home-content'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import type { Site } from '../support/site'
import { expect, test } from '../support/test'

const notFoundText = 'Événement non trouvé.'
const failureModes = ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const

test.use({ actionTimeout: 20_000 })

/** The list and the event of tonight as a reader without scripts gets them. */
async function both(request: APIRequestContext, site: Site) {
  const all = await Promise.all(
    [listPath, eventPath].map((path) => serverHtml(request, site.url + path)),
  )
  const [list = '', event = ''] = all.map(({ text }) => text)
  return { status: all.map(({ status }) => status), list, event }
}
const showing = (title: string) => ({
  status: [200, 200],
  list: expect.stringContaining(title),
  event: expect.stringContaining(title),
})

for (const mode of failureModes) {
  test(`R83 R14 A10 ${mode} before the first success: empty texts, 200, noindex; content within 15 s of recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    expect(await both(request, site)).toEqual({
      status: [200, 200],
      list: expect.stringContaining(noEvent),
      event: expect.stringContaining(notFoundText),
    })
    const { html } = await serverHtml(request, site.url + eventPath)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    await mock.mode('ok')
    await poll(() => both(request, site), { timeout: 15_000 }).toEqual(showing(nextEvent))
  })

  test(`R83 R14 A10 ${mode} after a success: the stale content stays, the new content shows within 15 s of recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite()
    expect(await both(request, site)).toEqual(showing(nextEvent))
    await mock.mode(mode)
    mock.set('medias-events', [tonight({ title: 'Veillée de la lagune' })])
    await publish(request, site)
    expect(await both(request, site)).toEqual(showing(nextEvent))
    await mock.mode('ok')
    await poll(() => both(request, site), { timeout: 15_000 }).toEqual(
      showing('Veillée de la lagune'),
    )
  })
}

test('R83 A10 an event answers 404 only when the backend does', async ({
  isolatedSite,
  page,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const response = await page.goto(`${site.url}${listPath}/annonce-bientot`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: notFoundText })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tous les événements' })).toHaveAttribute(
    'href',
    listPath,
  )
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)

  mock.set('medias-events', [tonight({ slug: 'annonce-bientot', title: 'Annoncé' })])
  await publish(request, site)
  const status = (path: string) => async () => (await request.get(site.url + path)).status()
  await poll(status(`${listPath}/annonce-bientot`), { timeout: 3000 }).toBe(200)
  mock.set('medias-events', [])
  await publish(request, site)
  await poll(status(`${listPath}/annonce-bientot`), { timeout: 3000 }).toBe(404)
  await poll(status(`${listPath}/annonce-bientot/calendrier.ics`), { timeout: 3000 }).toBe(404)
})

test('R19 a published change shows within 3 s on the list and the event', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  expect(await both(request, site)).toEqual(showing(nextEvent))
  mock.set('medias-events', [tonight({ title: 'Nouveau titre' })])
  await publish(request, site)
  await poll(() => both(request, site), { timeout: 3000 }).toEqual(showing('Nouveau titre'))
})

test('R68 R59 a healthy backend without events: the empty text and no section', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  const page = await openWithoutJavaScript(site.url + listPath)
  await expect(page.getByText(noEvent, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
})
