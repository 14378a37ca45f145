import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { finishAnimations } from '../support/finish-animations'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const pauseButton = (carousel: Locator) =>
  carousel.getByRole('button', { name: 'Mettre le défilement en pause' })
const noBox = { x: 0, y: 0, width: 0, height: 0 }

for (const { row, path, name, gallery } of [
  { row: 'R101', path: '/beaute', name: 'L’institut en images', gallery: '/beaute/photobeaute' },
  { row: 'R53', path: '/medias', name: 'Galerie photos', gallery: '/medias/mediagalerie' },
]) {
  test(`${row} A46 a visitor of ${path} drags the pictures, and opens the gallery with a click on one`, async ({
    page,
  }) => {
    await page.goto(path)
    const carousel = page.getByRole('region', { name })
    await carousel.scrollIntoViewIfNeeded()
    await pauseButton(carousel).click()
    await waitUntilStill(carousel)
    await expectSeeMoreInFront(page, carousel)

    const first = await currentSlide(carousel)
    const picture = (alt: string) => carousel.getByRole('img', { name: alt, exact: true }).first()
    const { x, y, width, height } = (await picture(first).boundingBox()) ?? noBox
    const middle = y + height / 2
    await page.mouse.move(x + width * 0.9, middle)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.1, middle, { steps: 10 })
    await page.mouse.up()
    await expect.poll(() => currentSlide(carousel)).not.toBe(first)
    await waitUntilStill(carousel)
    await expect(page).toHaveURL((url) => url.pathname === path)

    await page.mouse.click(x + width / 2, middle)
    await expect(page).toHaveURL((url) => url.pathname === gallery)
  })
}

/** Expects that nothing changes in the middle of «Voir plus» when the picture behind it is hidden. */
async function expectSeeMoreInFront(page: Page, carousel: Locator): Promise<void> {
  const shown = await currentSlide(carousel)
  const slide = carousel
    .getByRole('figure')
    .filter({ has: page.getByAltText(shown, { exact: true }) })
    .first()
  const picture = slide.locator('img')
  await picture.evaluate((it: HTMLImageElement) => it.decode())
  await finishAnimations(page)
  const box = await slide.getByRole('link', { name: 'Voir plus' }).boundingBox()
  if (!box) throw new Error('«Voir plus» has no box.')
  // Its middle: the picture shows beside its round corners.
  const middle = { x: box.x + box.width / 4, y: box.y + box.height / 4 }
  const clip = { ...middle, width: box.width / 2, height: box.height / 2 }
  const seen = await page.screenshot({ clip })
  await picture.evaluate((it) => it.style.setProperty('visibility', 'hidden'))
  expect((await page.screenshot({ clip })).equals(seen)).toBe(true)
  await picture.evaluate((it) => it.style.removeProperty('visibility'))
}

test('R101 1.2 pictures of the institute, 2.2 from 768 px, a gap of 6 px, and autoplay every five seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/beaute')
  const carousel = page.getByRole('region', { name: 'L’institut en images' })
  await carousel.scrollIntoViewIfNeeded()
  expect((await measureCarousel(carousel)).slidesPerView).toBeCloseTo(1.2, 1)
  await expect(carousel.getByRole('button', { name: 'Diapositive suivante' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  const { slidesPerView, gap } = await measureCarousel(carousel)
  expect(slidesPerView).toBeCloseTo(2.2, 1)
  expect(gap).toBeCloseTo(6, 0)
  await pauseButton(carousel).waitFor()
  await expectAutoplayEvery(page, carousel, 5000)
})
