import { currentSlide, waitUntilStill } from '../support/carousel'
import { expect, type Page, test } from '../support/shared-site-test'

/** The carousel of a landing page, ready and paused, and the box of its first picture. */
async function openCarousel(page: Page, path: string, name: string) {
  await page.goto(path)
  const carousel = page.getByRole('region', { name })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Mettre le défilement en pause' }).click()
  await waitUntilStill(carousel)
  const shown = carousel.getByRole('img', { name: await currentSlide(carousel), exact: true })
  const box = await shown.first().boundingBox()
  expect(box).not.toBeNull()
  return { carousel, box: box ?? { x: 0, y: 0, width: 0, height: 0 } }
}

for (const { path, name, gallery } of [
  { path: '/beaute', name: 'L’institut en images', gallery: '/beaute/photobeaute' },
  { path: '/medias', name: 'Galerie photos', gallery: '/medias/mediagalerie' },
]) {
  test(`R101 A46 a tap on a picture of ${path} opens the gallery`, async ({ page }) => {
    const { x, y, width, height } = (await openCarousel(page, path, name)).box
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page).toHaveURL((url) => url.pathname === gallery)
  })

  test(`R101 A46 a picture of ${path} can still be dragged`, async ({ page }) => {
    const { carousel, box } = await openCarousel(page, path, name)
    const first = await currentSlide(carousel)
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.9, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.1, y, { steps: 10 })
    await page.mouse.up()
    await expect.poll(() => currentSlide(carousel)).not.toBe(first)
    await waitUntilStill(carousel)
    await expect(page).toHaveURL((url) => url.pathname === path)
  })
}
