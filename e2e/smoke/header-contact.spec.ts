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

const panels = [
  { row: 'R38', name: 'the dropdown', viewport: desktop, open: openDropdown, opener: 'Contact' },
  {
    ...{ row: 'R39', name: 'the card', viewport: phone },
    ...{ open: openContactCard, opener: 'Ouvrir le menu' },
  },
]

for (const { row, name, viewport, open, opener } of panels) {
  test(`${row} R40 R41 R42 A42 A52 ${name} leads to WhatsApp, and copies its number; «Fermer», Escape, Back and another screen size close it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(contactText(page)).toHaveCount(0)
    const reopen = async () => {
      await open(page)
      await expect(contactText(page)).toHaveCount(1)
    }
    const expectClosed = async () => {
      await expect(contactText(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/$/)
    }
    const openerButton = page.getByRole('button', { name: opener, exact: true })

    await test.step('contents', async () => {
      await reopen()
      await expectContactPanel(page)
    })
    await test.step('Fermer', async () => {
      const close = page.getByRole('button', { name: 'Fermer', exact: true })
      await close.filter({ visible: true }).click()
      await expectClosed()
      await expect(openerButton).toBeFocused()
    })
    await test.step('Escape', async () => {
      await reopen()
      await page.keyboard.press('Escape')
      await expectClosed()
      await expect(openerButton).toBeFocused()
    })
    await test.step('Back', async () => {
      await reopen()
      await page.goBack()
      await expectClosed()
    })
    await test.step('another screen size', async () => {
      await reopen()
      await page.setViewportSize(viewport === desktop ? phone : desktop)
      await expectClosed()
    })
  })
}

/** Opens the dropdown below its button, which closes it too. */
async function openDropdown(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Contact' })
  for (const isOpen of [true, false, true]) {
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', String(isOpen))
  }
  const [above, below] = [await button.boundingBox(), await contactText(page).boundingBox()]
  expect(below?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0) - 1)
}

async function expectContactPanel(page: Page): Promise<void> {
  await expect(contactText(page)).toHaveText(contactMessage)
  const send = page.getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true })
  await expect(send).toHaveCount(1)
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{8,15}(\?|$)/)
  const digits = /\d+/.exec((await send.getAttribute('href')) ?? '')?.[0]
  const panel = page.getByRole('banner')
  const number = panel.getByRole('link', { name: /^\+229 01( \d\d){4}$/ })
  await expect(number).toHaveAttribute('href', `tel:+${digits}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copier le numéro' }).click()
  await expect(panel.getByRole('status')).toHaveText('Numéro copié.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await number.textContent())
  await expect(send).toHaveAttribute('target', '_blank')
  await expect(send).toHaveAttribute('rel', /noopener/)
  const { red, green, blue } = await colourOf(send, 'backgroundColor')
  expect(green).toBeGreaterThan(Math.max(red, blue))
}

test('R39 the card appears at the bottom right, 300 ms after the menu, and closes when the focus leaves it for the page', async ({
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

  await page.clock.resume()
  await card.getByRole('button', { name: 'Copier le numéro' }).focus()
  await page.keyboard.press('Tab')
  await expect(contactText(page)).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})
