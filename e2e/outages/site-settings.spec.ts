import { publish, timesLogged } from '../support/home-content'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const settingsPath = '/api/site/settings/'
const changed = { body: { contents: ['site-settings'] } }
/** A page without content of its own, pages with it, a guide, and one that does not exist. */
const pages = [
  '/mentions-legales',
  '/',
  '/medias/mediavideo',
  '/voyage/destination/france',
  '/rien',
]
const identity = {
  product_name: 'Zanzibar',
  care_brand: 'Institut Zanzibar',
  company_phone: '+229 01 97 11 22 33',
}

test('R5 every page and file shows the settings of the backend, and new ones once it is told', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  const html = async (path: string) => (await serverHtml(request, site.url + path)).html
  for (const path of pages) expect(await html(path), path).toContain('2290100000000')
  expect(mock.count(settingsPath)).toBeGreaterThan(0)

  mock.set('site-settings', { identity })
  await publish(request, site, changed)
  for (const path of pages) {
    const text = await html(path)
    expect(text, path).toContain('tel:+2290197112233')
    expect(text, path).toContain('wa.me/2290197112233')
    expect(text, path).not.toMatch(/2290100000000|Rayonne/)
  }
  for (const path of [
    '/manifest.webmanifest',
    '/medias/mediavideo/flux.xml',
    '/medias/mediaevenements/calendrier.ics',
  ]) {
    expect(await (await request.get(site.url + path)).text(), path).toContain('Zanzibar')
  }
})

test('hours and quarter of the institute are shown when they are set', async ({
  isolatedSite,
  page,
}) => {
  const day = [{ opens: '09:00', closes: '19:30' }]
  const location = { district: 'Haie Vive', opening_hours: { tuesday: day, wednesday: day } }
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('site-settings', { location }),
  })
  await page.goto(`${site.url}/beaute`)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Nous trouver' }),
  })
  await expect(section.getByRole('heading', { name: 'Horaires' })).toBeVisible()
  await expect(section.getByText('Haie Vive')).toBeVisible()
  await expect(section.getByText('Mardi – mercredi')).toBeVisible()
  await expect(section.getByText('9\u00a0h – 19\u00a0h\u00a030')).toBeVisible()
})

test('A33 odd settings fall back one by one', async ({ isolatedSite, request }) => {
  const odd = { ...identity, product_name: 7, email: '<b>', whatsapp: { accueil: 'x' } }
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('site-settings', { identity: odd, location: 'here', socials: [] }),
  })
  const { status, html } = await serverHtml(request, site.url)
  expect(status).toBe(200)
  expect(html).toContain('tel:+2290197112233')
  expect(html).toContain('Rayonne')
  expect(timesLogged(site, 'Réglages du site ignorés')).toBe(1)
})

for (const mode of ['error500', 'hang'] as const) {
  test(`A10 settings in mode ${mode}: pages keep the last ones, whole and without a line for each`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({
      prepare: (it) => it.set('site-settings', { identity }),
    })
    await serverHtml(request, site.url)
    await mock.mode(mode, settingsPath)
    await publish(request, site, changed)
    for (const path of pages) {
      const earlier = mock.requests.length
      const { status, html } = await serverHtml(request, site.url + path)
      expect([200, 404], path).toContain(status)
      expect(html, path).toContain('tel:+2290197112233')
      // Nobody has waited for the time-out, after which the request is given up.
      expect(mock.requests.slice(earlier).filter(({ isGivenUp }) => isGivenUp)).toEqual([])
    }
    const failure = 'Erreur lors du chargement des réglages du site'
    await poll(() => timesLogged(site, failure), { timeout: 15_000 }).toBe(1)
  })
}
