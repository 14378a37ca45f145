import { gzipSync } from 'node:zlib'
import { mockContent } from '../mock-backend/content'
import { oddHouses, oddTitles } from '../mock-backend/content/odd'
import type { MockHouse } from '../mock-backend/types'
import { publish, timesLogged } from '../support/home-content'
import { houseCards } from '../support/houses'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const emptyText = 'Aucune maison à vendre pour le moment.'
const firstHouse = 'Villa 1 à Fidjrossè'
const body = { contents: ['immo-maisons'] }

for (const mode of ['refuse', 'hang', 'error500', 'html', 'truncated', 'notFound'] as const) {
  test(`R14 R129 ${mode}: the empty text before the first success, the stale houses after it`, async ({
    isolatedSite,
    request,
  }) => {
    test.slow(mode === 'hang', 'each call ends by its time-out')
    const { mock, site } = await isolatedSite({ mode })
    const url = `${site.url}/immobilier`
    const first = await request.get(url, { timeout: 25_000 })
    expect(first.status()).toBe(200)
    expect((await serverHtml(request, url)).text).toContain(emptyText)
    expect((await serverHtml(request, `${url}?maison=3`)).status).toBe(200)
    expect(timesLogged(site, 'Erreur lors du chargement des maisons')).toBeGreaterThan(0)

    await mock.mode('ok')
    await poll(async () => (await serverHtml(request, url)).text, {
      timeout: 20_000,
    }).toContain(firstHouse)
    await mock.mode(mode)
    await publish(request, site, { body })
    const during = await request.get(url, { timeout: 25_000 })
    expect(during.status()).toBe(200)
    expect(await during.text()).toContain(firstHouse)
  })
}

test('R130 R131 a backend without houses: every tab shows its empty text', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  const { text } = await serverHtml(request, `${site.url}/immobilier`)
  expect(text).toContain(emptyText)
  expect(text).toContain('Aucune maison à louer pour le moment.')
})

test('a published house shows within 3 s, in every tab', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  const urls = ['/immobilier', '/immobilier?onglet=louer'].map((path) => site.url + path)
  expect(urls).toHaveLength(2)
  for (const url of urls) await serverHtml(request, url)
  mock.set('immo-maisons', [{ id: 1, titre: 'Maison à l’instant' } as MockHouse])
  await publish(request, site, { body })
  for (const url of urls) {
    await poll(async () => (await serverHtml(request, url)).text, { timeout: 3000 }).toContain(
      'Maison à l’instant',
    )
  }
})

test('R130 A23 A24 edge cases: unknown and empty status, prices in words, long titles, no photos', async ({
  isolatedSite,
  page,
}) => {
  const odd: MockHouse[] = [
    ...oddHouses(),
    { ...(oddHouses()[0] as MockHouse), id: 401, titre: 'En capitales', status: 'VENTE' },
    { id: 402, titre: 'Presque rien' } as MockHouse,
  ]
  const { site } = await isolatedSite({ prepare: (mock) => mock.set('immo-maisons', odd) })
  await page.goto(`${site.url}/immobilier`)
  await expect(houseCards(page).getByRole('heading')).toHaveText([
    'Statut vide',
    oddTitles.long,
    'En capitales',
    'Presque rien',
  ])
  await expect(houseCards(page).nth(1)).toContainText('À débattre')
  await expect(houseCards(page).nth(3)).not.toContainText(/FCFA|chambre|undefined|null|NaN/)
  await page.getByRole('link', { name: 'Presque rien', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Presque rien' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Maisons à louer' }).click()
  await expect(houseCards(page).getByRole('heading')).toHaveText([
    'Statut vide',
    oddTitles.ampersand,
    'Presque rien',
  ])
})

test('the page with two thousand houses is no larger than with sixty', async ({
  isolatedSite,
  request,
}) => {
  const many = (count: number) => (base: string) => {
    const { 'immo-maisons': houses } = mockContent({ base, today: '2026-01-01' })
    return Array.from({ length: count }, (_, at) => ({
      ...(houses[at % houses.length] as MockHouse),
      id: 1000 + at,
    }))
  }
  const sizes: number[] = []
  for (const count of [60, 2000]) {
    const { site } = await isolatedSite({
      prepare: (mock) => mock.set('immo-maisons', many(count)(mock.origin)),
    })
    const response = await request.get(`${site.url}/immobilier`)
    expect(response.status()).toBe(200)
    sizes.push(gzipSync(await response.body()).length)
  }
  const [few = 0, plenty = 0] = sizes
  expect(few).toBeGreaterThan(0)
  expect(plenty).toBeLessThan(few * 1.03)
})
