import { desktop } from '../support/header'
import { houseCards, houseTab } from '../support/houses'
import { expect, type Page, test } from '../support/shared-site-test'

/** Comes from the home page through the link of the header, which a pointer rests on first. */
async function enter(page: Page): Promise<void> {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Immobilier' })
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(houseCards(page)).toHaveCount(9)
}

test('R128 A22 a visitor from the home page reaches the houses to rent from the header', async ({
  page,
}) => {
  await enter(page)
  await page.getByRole('banner').getByRole('link', { name: 'Louer', exact: true }).click()
  await expect(page).toHaveURL(/onglet=louer/)
  await expect(houseTab(page, 'Maisons à louer')).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page).first()).toContainText('Villa 15')
})

test('a visitor from the home page sorts the houses', async ({ page }) => {
  await enter(page)
  await page.getByLabel('Trier').selectOption('Prix décroissant')
  await expect(page).toHaveURL(/tri=prix-decroissant/)
  await expect(houseCards(page).first()).toContainText('Villa 26')
})

test('R131 a visitor from the home page sees more houses to rent', async ({ page }) => {
  await enter(page)
  await houseTab(page, 'Maisons à louer').click()
  await expect(houseCards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(houseCards(page)).toHaveCount(9)
})
