import { expect, type Page } from '@playwright/test'

/** The row of a content in the list of its kind. */
export const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
/** Opens a list, or a document of it, by its address. */
export const openList = (page: Page, address: string) => page.goto(`/admin/collections/${address}`)

/** Chooses from the menu of a form, which is drawn anew after a save, and waits for the question. */
export async function chooseAction(page: Page, action: 'delete' | 'unpublish' | 'schedule') {
  await expect(async () => {
    await page.locator('.doc-controls__popup button').first().click({ timeout: 5000 })
    await page.locator(`#action-${action}`).click({ timeout: 5000 })
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 })
  }).toPass()
}
