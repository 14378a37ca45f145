import { colourOf } from '../support/colour'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards, houseTab, tabs } from '../support/houses'
import { expect, type Locator, test } from '../support/shared-site-test'

const [saleTab, rentTab, quoteTab] = tabs

test('R127 R128 R129 R131 the server HTML holds the figures, the tabs and nine houses', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier')
  await expect(page.locator('dl').getByRole('definition')).toHaveText(['120120', '8585', '4040'])
  await expect(page.getByRole('heading', { level: 2, name: 'Nos Services' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([...tabs])
  await expect(houseTab(page, saleTab)).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page)).toHaveCount(9)
  const first = houseCards(page).first()
  await expect(first.getByRole('heading')).toHaveText('Villa 1 à Fidjrossè')
  await expect(first).toContainText('Fidjrossè, Cotonou')
  await expect(first).toContainText('2 chambres · 1 douche')
  await expect(first).toContainText('25\u202f000\u202f000\u00a0FCFA')
  await expect(first).toContainText('≈\u00a038\u202f100\u00a0€')
  await expect(first.locator('img')).toHaveAttribute('src', /maison-1-1200x800/)
})

test('R129 on a phone the photo of a house stands at the left of its texts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/immobilier')
  const house = houseCards(page).first()
  const [photo, title, link] = await Promise.all(
    [
      house.locator('img').first(),
      house.getByRole('heading', { level: 3 }),
      house.getByRole('link', { name: /WhatsApp/ }),
    ].map((it) => it.boundingBox()),
  )
  const right = (photo?.x ?? Infinity) + (photo?.width ?? Infinity)
  expect(title?.x).toBeGreaterThanOrEqual(right)
  expect(link?.x).toBeGreaterThanOrEqual(right)
})

test('R4 R129 A52 the WhatsApp link of a card names the house and its page', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier')
  const links = page.getByRole('link', { name: /^Écrire sur WhatsApp/ })
  await expect(links).toHaveCount(9)
  const link = links.first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/229\d{10}$/)
  const message = url.searchParams.get('text') ?? ''
  expect(message).toContain('Villa 1 à Fidjrossè (Fidjrossè, Cotonou)')
  expect(message).toMatch(/\/immobilier\?maison=1$/)
})

test('R128 R131 without JavaScript tabs, filter and «Voir plus» load their own pages', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/immobilier')
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(houseCards(page)).toHaveCount(15)
  await page.getByLabel('Trier').selectOption('Prix décroissant')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(houseCards(page)).toHaveCount(9)
  await expect(houseCards(page).first()).toContainText('Villa 26')
  await houseTab(page, rentTab).click()
  await expect(houseTab(page, rentTab)).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page)).toHaveCount(9)
  await expect(page.getByLabel('Trier')).toHaveValue('prix-decroissant')
})

test('R130 R131 A22 nine houses, three after a change of tab, six more per click while more remain', async ({
  page,
}) => {
  await page.goto('/immobilier')
  const more = page.getByRole('button', { name: 'Voir plus' })
  await expect(houseCards(page)).toHaveCount(9)
  await houseTab(page, saleTab).click()
  await expect(houseCards(page)).toHaveCount(9)

  await houseTab(page, rentTab).click()
  await expect(page).toHaveURL(/\/immobilier\?onglet=louer$/)
  await expect(houseCards(page)).toHaveCount(3)
  await more.click()
  await expect(houseCards(page)).toHaveCount(9)
  await expect(houseCards(page).nth(3).getByRole('link').first()).toBeFocused()
  await more.click()
  // Nine to rent and the three without a status.
  await expect(houseCards(page)).toHaveCount(12)
  await expect(more).toHaveCount(0)

  await houseTab(page, saleTab).click()
  await expect(houseCards(page)).toHaveCount(3)
  await more.click()
  await expect(houseCards(page)).toHaveCount(9)
  await more.click()
  await expect(houseCards(page)).toHaveCount(15)
  await more.click()
  await expect(houseCards(page)).toHaveCount(17)
  await expect(more).toHaveCount(0)
})

test('R128 R131 A22 the address holds the tab: a deep link starts with nine houses, Back returns', async ({
  page,
}) => {
  await page.goto('/immobilier?onglet=louer')
  await expect(houseTab(page, rentTab)).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page)).toHaveCount(9)
  await houseTab(page, quoteTab).click()
  await expect(page).toHaveURL(/onglet=devis/)
  await page.goBack()
  await expect(houseTab(page, rentTab)).toHaveAttribute('aria-selected', 'true')
  await expect(houseCards(page)).toHaveCount(9)
  await page.reload()
  await expect(houseCards(page)).toHaveCount(9)
})

test('R128 arrow keys, Home and End move between the tabs, which are a single tab stop', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await houseTab(page, saleTab).focus()
  for (const [key, name] of [
    ['ArrowRight', rentTab],
    ['End', quoteTab],
    ['ArrowRight', saleTab],
    ['ArrowLeft', quoteTab],
    ['Home', saleTab],
  ] as const) {
    await page.keyboard.press(key)
    await expect(houseTab(page, name)).toBeFocused()
    await expect(houseTab(page, name)).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Trier')).toBeFocused()
})

test('R128 the three tabs are side by side at 360 px, whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/immobilier')
  const boxes = await page.getByRole('tab').evaluateAll((all) =>
    all.map((it) => ({
      top: it.getBoundingClientRect().top,
      cut: it.scrollWidth - it.clientWidth,
    })),
  )
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes.map(({ cut }) => cut)).toEqual([0, 0, 0])
})

test('R129 R131 R132 «Voir plus» has the accent of Immobilier; the WhatsApp link is outlined on a card, filled in the dialog', async ({
  page,
}) => {
  await page.goto('/immobilier')
  const accent = await colourOf(houseTab(page, 'Maison en vente'), 'backgroundColor')
  const more = page.getByRole('tabpanel').getByRole('button', { name: 'Voir plus' })
  expect(await colourOf(more, 'backgroundColor')).toEqual(accent)
  const write = (scope: Locator) => scope.getByRole('link', { name: /^Écrire sur WhatsApp/ })
  const card = houseCards(page).first()
  expect((await colourOf(write(card), 'backgroundColor')).alpha).toBe(0)
  await card.getByRole('heading').getByRole('link').click()
  const { red, green, blue, alpha } = await colourOf(
    write(page.getByRole('dialog')),
    'backgroundColor',
  )
  expect(alpha).toBe(255)
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

test('R134 the quote tab shows only its text, with a link', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/immobilier?onglet=devis')
  await expect(houseCards(page)).toHaveCount(0)
  const link = page.getByRole('tabpanel').getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*devis/)
  await expect(page.getByRole('tabpanel')).toContainText('Contactez-nous sur WhatsApp')
})

test('sort and filter are stored in the address, and the focus stays on the control', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await page.getByLabel('Trier').selectOption('Prix croissant')
  await expect(page).toHaveURL(/\?tri=prix-croissant$/)
  await expect(page.getByLabel('Trier')).toBeFocused()
  await page.getByLabel('Chambres').selectOption('5 et plus')
  await expect(page).toHaveURL(/\?tri=prix-croissant&chambres=5$/)
  // Villas 4, 5, 9, 10, 14… have five or six: 4 of those for sale.
  await expect(houseCards(page).filter({ hasText: /[56] chambres/ })).toHaveCount(
    await houseCards(page).count(),
  )
  await page.goBack()
  await expect(page.getByLabel('Chambres')).toHaveValue('0')
  await expect(page.getByLabel('Trier')).toHaveValue('prix-croissant')
})

test('a choice made before the scripts are loaded is not lost', async ({ page }) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/immobilier', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Trier').selectOption('Prix croissant')
  await page.getByLabel('Chambres').selectOption('5 et plus')
  release()
  await expect(page).toHaveURL(/\?tri=prix-croissant&chambres=5$/)
  await expect(page.getByLabel('Trier')).toHaveValue('prix-croissant')
  await expect(page.getByLabel('Chambres')).toHaveValue('5')
  await expect(page.getByLabel('Trier')).toBeFocused()
})

test('R127 each figure fits on one line at 320 px', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/immobilier')
  await page.setViewportSize({ width: 320, height: 640 })
  const numbers = page.locator('dd', { hasText: /^\d+$/ })
  await expect(numbers).toHaveCount(3)
  const lines = await numbers.evaluateAll((all) =>
    all.map((it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight)),
  )
  expect(lines).toEqual([1, 1, 1])
})
