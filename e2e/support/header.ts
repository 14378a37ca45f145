import type { Locator, Page } from '@playwright/test'

/** The contact text of the home page, byte-exact. */
export const contactMessage = 'Contactez-nous sur WhatsApp pour une réponse plus rapide !'

export const phone = { width: 390, height: 800 }
export const desktop = { width: 1280, height: 900 }

/** The contact text that is visible now, in any panel. */
export const contactText = (page: Page): Locator =>
  page.getByText(contactMessage, { exact: true }).filter({ visible: true })

/** The menu of small screens. */
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

/** Opens the menu of small screens. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  return menu(page)
}

/** Opens the contact card of small screens, by way of the menu. */
export async function openContactCard(page: Page): Promise<void> {
  const opened = await openMenu(page)
  await opened.getByRole('button', { name: 'Contact' }).click()
}
