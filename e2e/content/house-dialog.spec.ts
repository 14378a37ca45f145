import { expectAxeClean } from '../support/axe'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards } from '../support/houses'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'

/** The third house of the fixtures: a main photo and three more. */
const houseTitle = 'Villa 3 à Godomey'

const noBox = { x: 0, y: 0, width: 0, height: 0 }
const modal = (page: Page) => page.getByRole('dialog', { name: houseTitle })
const card = (page: Page) => houseCards(page).getByRole('link', { name: houseTitle, exact: true })
const rentalTitle = 'Villa 15 à Godomey'
const photoCounter = (page: Page) => modal(page).getByText(/^Photo \d sur \d$/)

test('R132 R133 a click opens all photos, the arrow keys and buttons change the photo, Back closes', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await card(page).click()
  await expect(modal(page)).toBeVisible()
  await expect(page).toHaveURL(/\?maison=3$/)
  await expect(modal(page).locator('img')).toHaveCount(4)
  await expect(modal(page).locator('[data-moving="true"]')).toHaveCount(1)
  await expect(photoCounter(page)).toHaveText('Photo 1 sur 4')
  await modal(page).getByRole('button', { name: 'Photo suivante' }).click()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
  await page.keyboard.press('ArrowRight')
  await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  await modal(page).getByRole('button', { name: 'Photo précédente' }).click()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
  await expectAxeClean(page)
  await expectNoSidewaysOverflow(page, 320)

  await page.goBack()
  await expect(modal(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(card(page)).toBeFocused()
  await page.goForward()
  await expect(modal(page)).toBeVisible()
})

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the cross', (page: Page) => modal(page).getByRole('button', { name: 'Fermer' }).click()],
] as const) {
  test(`R133 ${how} closes the dialog and removes the house from the address`, async ({ page }) => {
    await page.goto('/immobilier')
    await card(page).press('Enter')
    await expect(modal(page)).toBeVisible()
    await close(page)
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/immobilier$/)
    await expect(card(page)).toBeFocused()
  })
}

test('R132 the buttons change the photo before the library of the photos has arrived, and it goes on there', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await page.waitForLoadState('load')
  const [opened, changed] = [
    card(page),
    modal(page).getByRole('button', { name: 'Photo suivante' }),
  ]
  await opened.hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const release = await holdRequests(page, scriptFiles)
  await opened.click()
  await changed.click()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
  await changed.click()
  await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  await expect(modal(page).getByRole('img', { name: 'photo 3' })).toBeInViewport({ ratio: 0.9 })
  await expect(modal(page).locator('[data-moving="true"]')).toHaveCount(0)
  release()
  await expect(modal(page).locator('[data-moving="true"]')).toHaveCount(1)
  await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  await expect(modal(page).getByRole('img', { name: 'photo 3' })).toBeInViewport({ ratio: 0.9 })
  await changed.click()
  await expect(photoCounter(page)).toHaveText('Photo 4 sur 4')
})

test('R132 a swipe shows the next photo', async ({ page }) => {
  await page.goto('/immobilier?maison=3')
  await expect(modal(page).locator('[data-moving="true"]')).toHaveCount(1)
  const { x, y, width, height } = (await modal(page).locator('.swiper').boundingBox()) ?? noBox
  await page.mouse.move(x + width * 0.8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
})

test('R132 a slow swipe over a third of the photo shows the next one', async ({ page }) => {
  await page.clock.install()
  await page.goto('/immobilier?maison=3')
  await expect(modal(page).locator('[data-moving="true"]')).toHaveCount(1)
  const { x, y, width, height } = (await modal(page).locator('.swiper').boundingBox()) ?? noBox
  await page.mouse.move(x + width * 0.7, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.35, y + height / 2, { steps: 8 })
  await page.clock.fastForward(1000)
  await page.mouse.up()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
})

test('R132 the address of a house opens it, even one beyond the first page of the list, and can be shared', async ({
  page,
  openWithoutJavaScript,
}) => {
  const raw = await openWithoutJavaScript('/immobilier?maison=14')
  await expect(raw.getByRole('dialog', { name: 'Villa 14 à Calavi' })).toBeVisible()
  await expect(raw).toHaveTitle(/Villa 14 à Calavi/)
  await page.goto('/immobilier?maison=14')
  const dialog = page.getByRole('dialog', { name: 'Villa 14 à Calavi' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /^Partager/ }).click()
  const share = page.getByRole('dialog', { name: 'Partager le lien' })
  await expect(share).toContainText('/immobilier?maison=14Copier')
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(houseCards(page)).toHaveCount(9)
})

for (const address of ['/immobilier?onglet=louer&maison=15', '/immobilier?maison=15']) {
  test(`R132 a shared rental (${address}) opens over its tab, where it is found once closed (A55)`, async ({
    page,
    openWithoutJavaScript,
  }) => {
    const raw = await openWithoutJavaScript(address)
    await expect(raw.getByRole('tab', { selected: true })).toHaveText('Maisons à louer')
    await page.goto(address)
    const dialog = page.getByRole('dialog', { name: rentalTitle })
    await dialog.getByRole('button', { name: /^Partager/ }).click()
    const share = page.getByRole('dialog', { name: 'Partager le lien' })
    await expect(share).toContainText('/immobilier?onglet=louer&maison=15Copier')
    await page.keyboard.press('Escape')
    await expect(share).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Maisons à louer')
    await expect(page.getByRole('link', { name: rentalTitle, exact: true })).toBeVisible()
  })
}

test('R132 R133 without JavaScript a house is visible over its page, and its close button closes it', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier?maison=3')
  await expect(modal(page).getByRole('heading', { name: houseTitle })).toBeInViewport()
  await modal(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(modal(page)).toHaveCount(0)
})

test('R133 a house closed before the scripts are loaded stays closed', async ({ page }) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/immobilier?maison=3', { waitUntil: 'domcontentloaded' })
  await expect(modal(page).getByRole('heading', { name: houseTitle })).toBeInViewport()
  await modal(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(modal(page)).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(modal(page)).toHaveCount(0)
  await card(page).click()
  await expect(modal(page)).toBeVisible()
})

test('R132 a removed house: 404, a message, and the available houses', async ({ page }) => {
  const response = await page.goto('/immobilier?maison=jamais')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('status').filter({ hasText: 'n’est plus proposée' })).toBeVisible()
  await expect(houseCards(page)).toHaveCount(9)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('R132 A51 a single photo has no arrows and no pagination', async ({ page }) => {
  await page.goto('/immobilier?maison=5')
  const dialog = page.getByRole('dialog', { name: 'Villa 5 à Ouidah' })
  await expect(dialog.locator('img')).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Photo suivante' })).toHaveCount(0)
  await expect(dialog.getByText(/^Photo \d/)).toHaveCount(0)
})
