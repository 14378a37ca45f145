import type { Locator, Page } from '@playwright/test'

export const destinations = ['Espagne', 'France', 'Italie']

export const destinationPaths = ['espagne', 'france', 'italie'].map(
  (slug) => `/voyage/destination/${slug}`,
)

/** The carousel of the landing page. */
export const destinationCarousel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Destinations proposées' })
