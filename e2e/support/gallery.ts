import { expect, type Locator, type Page } from '@playwright/test'
import { answerPictures } from './answer-pictures'

export const galleryPath = '/medias/mediagalerie'

export type Photo = { id: string; name: string; href: string }

/** The links of the photos, in the order of the columns. */
export const photos = (page: Page): Locator => page.getByRole('main').locator('a[data-photo]')

/** The grid once its script has distributed the photos to the columns. */
export const hydratedGrid = (page: Page): Locator => page.locator('[data-distributed="true"]')

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Photo en plein écran' })

/**
 * Opens the gallery and waits until its scripts run: the columns are the library's.
 * @returns the photos in the order of the server HTML
 */
export async function openGallery(page: Page): Promise<Photo[]> {
  await answerPictures(page)
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
  const all = await photos(page).evaluateAll((links) =>
    links
      .map((link) => ({
        at: Number(link.getAttribute('data-at')),
        id: link.getAttribute('data-photo') ?? '',
        href: link.getAttribute('href') ?? '',
        name: link.querySelector('img')?.alt ?? '',
      }))
      .sort((a, b) => a.at - b.at),
  )
  expect(all.length).toBeGreaterThan(4)
  return all
}
