import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

export const galleryPath = '/medias/mediagalerie'

export type Photo = { id: string; name: string; href: string }

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

/**
 * Answers the small versions of the pictures of a page at once: each would be encoded when it is first
 * asked for, for which the `load` event of the page waits.
 */
async function answerPictures(page: Page): Promise<void> {
  const white = { width: 600, height: 400, channels: 3 as const, background: 'white' }
  const body = await sharp({ create: white }).jpeg().toBuffer()
  await page.route('**/_next/image?**', (route) =>
    route.fulfill({ contentType: 'image/jpeg', body }),
  )
}

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
