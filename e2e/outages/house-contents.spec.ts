import { houses } from '../mock-backend/content/houses'
import { oddHouses, oddTitles } from '../mock-backend/content/odd'
import { addDays, todayInCotonou } from '../mock-backend/days'
import type { MockHouse } from '../mock-backend/types'
import { expectAxeClean } from '../support/axe'
import { houseCards } from '../support/houses'
import { graphOf, nodesOf } from '../support/json-ld'
import { expect, test } from '../support/worker-site-test'

const today = todayInCotonou()

test('R130 A23 A24 edge cases: unknown and empty status, prices in words, long titles, no photos', async ({
  page,
  publish,
}) => {
  const odd = [
    ...oddHouses(),
    { ...oddHouses()[0], id: 401, titre: 'En capitales', status: 'VENTE' },
    { id: 402, titre: 'Presque rien' },
  ]
  await publish({ 'immo-maisons': odd })
  await page.goto('/immobilier')
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

/** Three houses: the first on offer, the second sold yesterday, the third rented out a month ago. */
const concludedHouses = (base: string): MockHouse[] =>
  houses({ base, today })
    .slice(0, 3)
    .map((house, index) => ({
      ...house,
      ...(index === 1 && { conclusion: 'vendue', conclue_le: addDays(today, -1) }),
      ...(index === 2 && { conclusion: 'louee', conclue_le: addDays(today, -31) }),
    }))

test('R129 R130 R132 a house that was sold has a ribbon for 30 days, then its link opens it still; a list left open past midnight in Cotonou is refreshed', async ({
  mock,
  page,
  publish,
  request,
}) => {
  await publish({ 'immo-maisons': concludedHouses(mock.baseUrl) })
  await page.goto('/immobilier')
  await expect(houseCards(page)).toHaveCount(2)
  const [offered, sold] = [houseCards(page).nth(0), houseCards(page).nth(1)]
  await expect(offered.getByText('Vendue', { exact: true })).toHaveCount(0)
  await expect(sold.getByText('Vendue', { exact: true })).toBeVisible()
  const ask = sold.getByRole('link', { name: /^Une maison semblable/ })
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('déjà vendue')
  await sold.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('dialog').getByText(/^Vendue le \d/)).toBeVisible()
  await expectAxeClean(page)

  await page.goto('/immobilier?maison=3')
  await expect(page.getByRole('dialog').getByText(/^Louée le \d/)).toBeVisible()
  const html = await (await request.get('/immobilier?maison=3')).text()
  const offers = nodesOf(graphOf(html, '/immobilier')).filter((node) => node['@type'] === 'Offer')
  expect(offers).toMatchObject([{ availability: 'https://schema.org/SoldOut' }])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('maison=2')
  expect(sitemap).not.toContain('maison=3')

  await page.clock.install({ time: new Date(`${today}T23:59:58+01:00`) })
  const refreshed = page.waitForRequest(/immobilier\?_rsc=/)
  await page.goto('/immobilier')
  await expect(houseCards(page)).toHaveCount(2)
  await page.clock.fastForward(60_000)
  await refreshed
})
