import { expectAxeClean } from '../support/axe'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards, tabs } from '../support/houses'
import { graphOf, nodesOf } from '../support/json-ld'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

const path = '/immobilier?maison=3'
const title = 'Villa 3 à Godomey'
const photos = (page: Page) => page.getByRole('region', { name: title })
const similar = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Maisons à un prix voisin' }) })
    .getByRole('article')

test('R129 R132 A61 the address of a house is a page of its own without JavaScript: title, facts, photos, others at its price', async ({
  openWithoutJavaScript,
  request,
}) => {
  const page = await openWithoutJavaScript(path)
  await expect(page).toHaveTitle(/^Villa 3 à Godomey/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main.getByText('4 chambres · 3 douches')).toBeVisible()
  await expect(photos(page).locator('img')).toHaveCount(4)
  const write = main.getByRole('link', { name: 'Écrire sur WhatsApp', exact: true })
  const message = new URL((await write.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toMatch(/Villa 3 à Godomey[^]*\/immobilier\?maison=3$/)
  await expect(similar(page)).toHaveCount(3)
  await expect(similar(page).filter({ hasText: title })).toHaveCount(0)
  await expectNoSidewaysOverflow(page, 320)

  const html = await (await request.get(path)).text()
  const [listing] = nodesOf(graphOf(html, path)).filter(
    (node) => node['@type'] === 'RealEstateListing',
  )
  expect(listing).toMatchObject({ name: title, offers: { '@type': 'Offer' } })
})

test('R132 A55 A60 A61 addresses of other forms lead to the same page; a removed house is a 404 with the available ones', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier?nombre=15&maison=15')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Villa 15 à Godomey')
  const canonical = page.locator('head link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/immobilier\?onglet=louer&maison=15$/)
  await page.getByRole('link', { name: '← Toutes les maisons' }).click()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabs[1])

  const response = await page.goto('/immobilier?maison=jamais')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immobilier')
  await expect(page.getByRole('status').filter({ hasText: 'n’est plus proposée' })).toBeVisible()
  await expect(houseCards(page)).toHaveCount(9)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('R10 R132 A61 from the photos to a house at the same price, and back', async ({ page }) => {
  await page.goto(path)
  await expect(photos(page)).toHaveAttribute('data-moving', 'true')
  await photos(page).getByRole('button', { name: 'Photo suivante' }).click()
  await expect(photos(page).getByText('Photo 2 sur 4')).toBeVisible()
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

test('R132 the photos can be scrolled before their library has arrived', async ({ page }) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const third = photos(page).getByRole('img', { name: 'photo 3' }).first()
  await third.scrollIntoViewIfNeeded()
  await expect(third).toBeInViewport({ ratio: 0.9 })
  release()
  await expect(photos(page)).toHaveAttribute('data-moving', 'true')
  await expect(third).toBeInViewport({ ratio: 0.9 })
})
