import { carousel } from '../support/home-page'
import { expect, type Page, test } from '../support/shared-site-test'

const heading = 'La maison, de Cotonou à la diaspora'

/** The section that presents the brand, the next event and the latest video. */
function brandSection(page: Page) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
}

test('R43 the brand section follows the carousel', async ({ page }) => {
  await page.goto('/')
  await expect(brandSection(page)).toHaveCount(1)
  const [before, after] = [
    await carousel(page).boundingBox(),
    await brandSection(page).boundingBox(),
  ]
  expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? Infinity) + (before?.height ?? 0))
})

test('R43 the next event and the latest video link to their pages', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/')
  const event = brandSection(page).locator('a[href^="/medias/mediaevenements/"]')
  const video = brandSection(page).locator('a[href^="/medias/videoplayers?v="]')
  await expect(brandSection(page).getByText('Prochain événement')).toBeVisible()
  await expect(brandSection(page).getByText('Dernière vidéo')).toBeVisible()
  await expect(event).toHaveCount(1)
  await expect(event).toHaveAttribute('href', /^\/medias\/mediaevenements\/[^/?#]+$/)
  await expect(video).toHaveCount(1)
  await expect(video).toHaveAttribute(
    'href',
    /^\/medias\/videoplayers\?v=[\w-]{6,}(&categorySlug=[\w-]+)?$/,
  )
})

test('R13 the pictures of the backend are loaded', async ({ page }) => {
  await page.goto('/')
  await brandSection(page).scrollIntoViewIfNeeded()
  const images = brandSection(page).getByRole('article').locator('img')
  await expect(images).toHaveCount(2)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
  }
})
