import { colourOf } from '../support/colour'
import {
  contactMessage,
  contactText,
  desktop,
  menu,
  openContactCard,
  openMenu,
  phone,
} from '../support/header'
import { expect, type Page, test } from '../support/shared-site-test'

/** Milliseconds between the closing of the menu and the opening of the card. */
const contactDelayMs = 300

/** The visible green button of whichever panel is open. */
function sendLink(page: Page) {
  return page.getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true })
}

function openDropdown(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: 'Contact' }).click()
}

function closeButton(page: Page) {
  return page.getByRole('button', { name: 'Fermer', exact: true }).filter({ visible: true })
}

const panels = [
  { row: 'R38', name: 'the dropdown', viewport: desktop, open: openDropdown, opener: 'Contact' },
  {
    row: 'R39',
    name: 'the card',
    viewport: phone,
    open: openContactCard,
    opener: 'Ouvrir le menu',
  },
]

for (const { row, name, viewport, open, opener } of panels) {
  test.describe(`${name} at ${viewport.width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/')
      await expect(contactText(page)).toHaveCount(0)
      await open(page)
      await expect(contactText(page)).toHaveCount(1)
    })

    test(`${row} R40 R41 ${name} shows the contact text, and its green button opens WhatsApp in a new tab`, async ({
      page,
    }) => {
      await expect(contactText(page)).toHaveText(contactMessage)
      await expect(sendLink(page)).toHaveCount(1)
      await expect(sendLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{8,15}(\?|$)/)
      await expect(sendLink(page)).toHaveAttribute('target', '_blank')
      await expect(sendLink(page)).toHaveAttribute('rel', /noopener/)
      const { red, green, blue } = await colourOf(sendLink(page), 'backgroundColor')
      expect(green).toBeGreaterThan(Math.max(red, blue))
    })

    test(`R42 «Fermer» closes ${name} and restores the focus`, async ({ page }) => {
      await expect(closeButton(page)).toHaveCount(1)
      await closeButton(page).click()
      await expect(contactText(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
    })

    test(`R42 Escape closes ${name} and restores the focus`, async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(contactText(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: opener, exact: true })).toBeFocused()
    })

    test(`R42 Back closes ${name} and stays on the page`, async ({ page }) => {
      await page.goBack()
      await expect(contactText(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
    })

    test(`R42 ${name} is closed after a change to the other screen size`, async ({ page }) => {
      await page.setViewportSize(viewport === desktop ? phone : desktop)
      await expect(contactText(page)).toHaveCount(0)
    })
  })
}

test('R38 the Contact button opens the dropdown below itself and closes it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await openDropdown(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Contact' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const [above, below] = [await button.boundingBox(), await contactText(page).boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0) - 1)
  await openDropdown(page)
  await expect(contactText(page)).toHaveCount(0)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('R39 the card appears at the bottom right, 300 ms after the menu has closed', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.clock.install()
  await page.goto('/')
  const opened = await openMenu(page)
  await expect(opened).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await opened.getByRole('button', { name: 'Contact' }).click()
  await expect(menu(page)).toBeHidden()
  await page.clock.runFor(contactDelayMs - 1)
  await expect(contactText(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(contactText(page)).toHaveCount(1)

  const card = page.getByRole('dialog', { name: 'Contact' })
  const box = await card.boundingBox()
  expect(await card.evaluate((it) => getComputedStyle(it).position)).toBe('fixed')
  expect(phone.width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(32)
  expect(phone.height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(32)
  expect(box?.y).toBeGreaterThan(phone.height / 2)
})
