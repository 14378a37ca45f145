import type { Locator, Page } from '@playwright/test'

/** The cards of houses that are shown. */
export const houseCards = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article')

/** The tab of a name. */
export const houseTab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true })

export const tabs = ['Maison en vente', 'Maisons à louer', 'Devis personnel'] as const
