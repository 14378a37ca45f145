import { houses } from '../mock-backend/content/houses'
import { addDays, todayInCotonou } from '../mock-backend/days'
import type { MockHouse } from '../mock-backend/types'
import { expectAxeClean } from '../support/axe'
import { houseCards } from '../support/houses'
import { graphOf, nodesOf } from '../support/json-ld'
import { expect, test } from '../support/worker-site-test'

const today = todayInCotonou()

/** Three houses: the first on offer, the second sold yesterday, the third rented out a month ago. */
const concludedHouses = (base: string): MockHouse[] =>
  houses({ base, today })
    .slice(0, 3)
    .map((house, index) => ({
      ...house,
      ...(index === 1 && { conclusion: 'vendue', conclue_le: addDays(today, -1) }),
      ...(index === 2 && { conclusion: 'louee', conclue_le: addDays(today, -31) }),
    }))

test('R129 R130 R132 a house that was sold has a ribbon for 30 days, then its link opens it still', async ({
  mock,
  page,
  publish,
  request,
}) => {
  await publish({ 'immo-maisons': concludedHouses(mock.origin) })
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
  await expect(page.getByRole('main').getByText(/^Louée le \d/)).toBeVisible()
  const html = await (await request.get('/immobilier?maison=3')).text()
  const offers = nodesOf(graphOf(html, '/immobilier')).filter((node) => node['@type'] === 'Offer')
  expect(offers).toMatchObject([{ availability: 'https://schema.org/SoldOut' }])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('maison=2')
  expect(sitemap).not.toContain('maison=3')
})
