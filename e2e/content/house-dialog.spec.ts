import { expectAxeClean } from '../support/axe'
import { boxOf } from '../support/boxes'
import { colourOf } from '../support/colour'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards, houseTab, tabs } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expectFocusVisible, tabTo } from '../support/keyboard'
import { expectNoSidewaysOverflow } from '../support/layout'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'
import { doubleTap, tapOrClick } from '../support/tap-or-click'
import { expectLetters } from '../support/text-layout'

const house = (page: Page, title: string) => page.getByRole('dialog', { name: title })
/** The third house of the fixtures: a main photo and three more. */
const title = 'Villa 3 à Godomey'
const modal = (page: Page) => house(page, title)
const card = (page: Page) => houseCards(page).getByRole('link', { name: title, exact: true })
const button = (page: Page, name: string | RegExp) => modal(page).getByRole('button', { name })
const photoCounter = (page: Page) => modal(page).getByText(/^Photo \d sur \d$/)
/** The photos, once their library has arrived. */
const moving = (page: Page) => modal(page).locator('[data-moving="true"]')

/** Expects the dialog closed, the list in the address and in the title, and the focus on the card. */
async function expectClosed(page: Page): Promise<void> {
  await expect(modal(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/immobilier$/)
  await expect(page).toHaveTitle(/maisons à vendre/)
  await expect(card(page)).toBeFocused()
}

test(
  'R128 R132 R133 A51 a visitor opens a house, goes through its photos, and closes it in every way; the document’s title follows',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/immobilier')
    await waitForHydration(page)
    await doubleTap(card(page))
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveURL(/\?maison=3$/)
    await expect(modal(page).locator('img')).toHaveCount(4)
    await expect(moving(page)).toHaveCount(1)
    await expect(photoCounter(page)).toHaveText('Photo 1 sur 4')
    await tapOrClick(button(page, 'Photo suivante'))
    await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
    await page.keyboard.press('ArrowRight')
    await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
    await tapOrClick(button(page, 'Photo précédente'))
    await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
    await expectAxeClean(page)

    await page.goBack()
    await expectClosed(page)
    await page.goForward()
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Villa 3 à Godomey/)
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await page.keyboard.press('Enter')
    await expect(modal(page)).toBeVisible()
    await doubleTap(button(page, 'Fermer'))
    await expectClosed(page)
    await page.keyboard.press('Enter')
    await expect(modal(page)).toBeVisible()
    await expectNoSidewaysOverflow(page, 320)
    await expectLetters(page, 360, 'letters of twice the size')
    await expect(button(page, 'Fermer')).toBeInViewport({ ratio: 1 })
    const hidden = await modal(page).evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(hidden, 'beside the dialog, in pixels').toBe(0)
    await expectLetters(page, 360, 'usual letters')

    await page.keyboard.press('Escape')
    await tapOrClick(houseCards(page).getByRole('link', { name: 'Villa 5 à Ouidah', exact: true }))
    const single = house(page, 'Villa 5 à Ouidah')
    await expect(single.locator('img')).toHaveCount(1)
    await expect(single.getByRole('button', { name: 'Photo suivante' })).toHaveCount(0)
    await expect(single.getByText(/^Photo \d/)).toHaveCount(0)
  },
)

test(
  'R132 a swipe shows the next photo, a slow one over a third of the photo too',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/immobilier')
    await tapOrClick(card(page))
    await expect(moving(page)).toHaveCount(1)
    const { x, y, width, height } = await boxOf(modal(page).locator('.swiper'))
    const drag = async (from: number, to: number, heldMs = 0) => {
      await page.mouse.move(x + width * from, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x + width * to, y + height / 2, { steps: 8 })
      if (heldMs > 0) await page.clock.fastForward(heldMs)
      await page.mouse.up()
    }
    await drag(0.8, 0.2)
    await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
    await expect(modal(page).getByRole('img', { name: 'photo 2' }).first()).toBeInViewport({
      ratio: 0.95,
    })
    await drag(0.7, 0.35, 1000)
    await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  },
)

test('R132 the buttons change the photo before the library of the photos has arrived, and it goes on there', async ({
  page,
}) => {
  await page.goto('/immobilier')
  await page.waitForLoadState('load')
  const next = button(page, 'Photo suivante')
  const third = modal(page).getByRole('img', { name: 'photo 3' }).first()
  await card(page).hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const release = await holdRequests(page, scriptFiles)
  await card(page).click()
  await next.click()
  await expect(photoCounter(page)).toHaveText('Photo 2 sur 4')
  await next.click()
  await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  await expect(third).toBeInViewport({ ratio: 0.9 })
  await expect(moving(page)).toHaveCount(0)
  release()
  await expect(moving(page)).toHaveCount(1)
  await expect(photoCounter(page)).toHaveText('Photo 3 sur 4')
  await expect(third).toBeInViewport({ ratio: 0.9 })
  await next.click()
  await expect(photoCounter(page)).toHaveText('Photo 4 sur 4')
})

test('R132 R133 A55 A60 a house opens at its canonical address over any list, which is as it was when it is closed', async ({
  page,
}) => {
  await page.goto('/immobilier?onglet=louer&nombre=15')
  await houseTab(page, tabs[0]).click()
  await card(page).click()
  await expect(page).toHaveURL(/\/immobilier\?maison=3$/)
  await expect(page).toHaveTitle(/^Villa 3 à Godomey/)
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveText(tabs[0])
  await expect(modal(page)).toBeVisible()
  await tabTo(page, button(page, /^Partager/))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?onglet=vente$/)
  await expect(houseTab(page, tabs[0])).toHaveAttribute('aria-selected', 'true')
  await expect(card(page)).toBeFocused()
  await expectFocusVisible(page)

  await page.goto('/immobilier?tri=prix-croissant&nombre=15')
  await houseCards(page).getByRole('link', { name: 'Villa 14 à Calavi', exact: true }).click()
  const dialog = house(page, 'Villa 14 à Calavi')
  await dialog.getByRole('button', { name: /^Partager/ }).click()
  const share = page.getByRole('dialog', { name: 'Partager le lien' })
  await expect(share).toContainText('/immobilier?maison=14Copier')
  await page.keyboard.press('Escape')
  await expect(share).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?tri=prix-croissant&nombre=15$/)
  await expect(houseCards(page)).toHaveCount(15)
})

test('R129 R132 A42 A52 the WhatsApp link is filled in the dialog only, where it stays in sight on a phone; where it opens nothing its number is shown; the price has one line', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/immobilier')
  const write = (scope: Locator) => scope.getByRole('link', { name: /^Écrire sur WhatsApp/ })
  expect((await colourOf(write(houseCards(page).first()), 'backgroundColor')).alpha).toBe(0)
  await card(page).click()
  const { red, green, blue } = await colourOf(write(modal(page)), 'backgroundColor')
  expect(green).toBeGreaterThan(Math.max(red, blue))
  const share = button(page, /^Partager/)
  await expect(write(modal(page))).toBeInViewport({ ratio: 1 })
  await expect(share).not.toBeInViewport({ ratio: 1 })
  await share.scrollIntoViewIfNeeded()
  await expect(write(modal(page))).toBeInViewport({ ratio: 1 })
  await expect(share).toBeInViewport({ ratio: 1 })
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const price = modal(page).getByText(/FCFA$/)
    expect(await price.evaluate((it) => it.getClientRects().length), `lines at ${width} px`).toBe(1)
  }

  // As a browser inside another application does.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const offer = page.getByRole('dialog', { name: /^WhatsApp ne s’est pas ouvert/ })
  await test.step('not after the page has lost the focus, nor too early', async () => {
    await write(modal(page)).click()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.fastForward(4000)
    await write(modal(page)).click()
    await page.clock.fastForward(3000)
    await expect(offer).toHaveCount(0)
  })
  await page.clock.fastForward(1000)
  const number = offer.getByRole('link', { name: /^\+229 01( \d\d){4}$/ })
  const digits = /\d+/.exec((await write(modal(page)).getAttribute('href')) ?? '')?.[0]
  await expect(number).toHaveAttribute('href', `tel:+${digits}`)
  await offer.getByRole('button', { name: 'Copier le numéro' }).click()
  await expect(offer.getByRole('status')).toHaveText('Numéro copié.')
  await offer.getByRole('button', { name: 'Fermer' }).click()
  await expect(offer).toHaveCount(0)
  await expect(write(modal(page))).toBeFocused()
})
