import type { Locator, Page } from '@playwright/test'

/** The four areas as the home page leads to them: address and byte-exact button (R34 to R37). */
export const universeLinks = [
  { path: '/medias', button: 'Explorer les histoires' },
  { path: '/voyage', button: 'Planifier un voyage' },
  { path: '/beaute', button: "Découvrir l'institut" },
  { path: '/immobilier', button: 'Voir nos projets' },
] as const

/** The band that holds the first heading. */
export function hero(page: Page): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
}

/** The carousel of the house's scenes. */
export function carousel(page: Page): Locator {
  return page.getByRole('region', { name: 'Scènes de la maison' })
}

/** The band of the four universes. */
export function universesSection(page: Page): Locator {
  return page.locator('#univers')
}
