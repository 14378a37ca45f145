import type { Locator, Page } from '@playwright/test'

/** The cards of houses that are shown. */
export function houseCards(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('article')
}

/** The tab of a name. */
export function houseTab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

export const tabs = ['Maison en vente', 'Maisons à louer', 'Devis personnel'] as const
