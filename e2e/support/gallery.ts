import type { Locator, Page } from '@playwright/test'

export const galleryPath = '/medias/mediagalerie'

/** The links of the photos, in the order of the columns. */
export function photos(page: Page): Locator {
  return page.getByRole('main').locator('a[data-photo]')
}

/** The grid once its script has distributed the photos to the columns. */
export function hydratedGrid(page: Page): Locator {
  return page.locator('[data-distributed="true"]')
}

/** The grid as the server sends it. */
export function serverGrid(page: Page): Locator {
  return page.locator('[data-distributed="false"]')
}

export function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Photo en plein écran' })
}
