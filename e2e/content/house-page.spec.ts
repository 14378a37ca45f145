import { expectAxeClean } from '../support/axe'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards } from '../support/houses'
import { expect, type Page, test } from '../support/shared-site-test'

const path = '/immobilier?maison=3'
const title = 'Villa 3 à Godomey'
const photos = (page: Page) => page.getByRole('region', { name: title })
const similar = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'D’autres maisons' }) })
    .getByRole('article')

test('R10 R132 A61 from the photos, which can be scrolled before their library has arrived and then keep place and focus, to a house at the same price, and back', async ({
  page,
}) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const third = photos(page).getByRole('img', { name: 'photo 3' }).first()
  await third.scrollIntoViewIfNeeded()
  await expect(third).toBeInViewport({ ratio: 0.9 })
  const list = photos(page).locator('.swiper')
  await list.focus()
  release()
  await expect(photos(page)).toHaveAttribute('data-moving', 'true')
  await expect(list).toBeFocused()
  await expect(third).toBeInViewport({ ratio: 0.9 })
  await photos(page).getByRole('button', { name: 'Photo suivante' }).click()
  await expect(photos(page).getByText('Photo 4 sur 4')).toBeVisible()
  await expectAxeClean(page)
  const link = similar(page).first().getByRole('heading').getByRole('link')
  const next = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

// One that is gone: app/pages.test.tsx, e2e/http/not-found.test.ts.
test('R132 A61 an opened house is its page after a reload; Back lists all', async ({ page }) => {
  await page.goto('/immobilier')
  await houseCards(page).getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(houseCards(page)).toHaveCount(9)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
