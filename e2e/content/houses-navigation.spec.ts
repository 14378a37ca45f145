import { desktop } from '../support/header'
import { houseCards, houseTab, seeMore } from '../support/houses'
import { expect, type Page, test } from '../support/shared-site-test'

/** Comes from the home page through the link of the header, which a pointer rests on first. */
async function enter(page: Page): Promise<void> {
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Immobilier' })
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(houseCards(page)).toHaveCount(9)
}

test('R128 R131 A22 a visitor from the home page reaches the houses to rent from the header, sorts the houses and sees more to rent', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await enter(page)
  await page.getByRole('banner').getByRole('link', { name: 'Louer', exact: true }).click()
  await expect(page).toHaveURL(/onglet=louer/)
  await expect(houseTab(page, 'Maisons à louer')).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page).first()).toContainText('Villa 15')

  await enter(page)
  await page.getByLabel('Trier').selectOption('Prix décroissant')
  await expect(page).toHaveURL(/tri=prix-decroissant/)
  await expect(houseCards(page).first()).toContainText('Villa 26')
  await houseTab(page, 'Maisons à louer').click()
  await expect(houseCards(page)).toHaveCount(3)
  await seeMore(page).click()
  await expect(houseCards(page)).toHaveCount(9)
})
