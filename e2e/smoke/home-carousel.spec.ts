import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { carousel } from '../support/home-page'
import { expectNoLayoutShift } from '../support/layout'
import { poll } from '../support/poll'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const pauseLabel = 'Mettre le défilement en pause'
const resumeLabel = 'Reprendre le défilement'

/** Opens the home page and brings the carousel to life. */
async function openCarousel(page: Page): Promise<Locator> {
  await page.goto('/')
  const region = carousel(page)
  await region.scrollIntoViewIfNeeded()
  await expect(pictures(region)).toHaveCount(4)
  return region
}

function pictures(region: Locator): Locator {
  return region.getByRole('list').locator('img')
}

function textsOf(region: Locator): Promise<string[]> {
  return pictures(region).evaluateAll((all) => all.map((it) => it.getAttribute('alt') ?? ''))
}

test('R28 four different pictures, each with alternative text', async ({
  openWithoutJavaScript,
}) => {
  const region = carousel(await openWithoutJavaScript('/'))
  await expect(pictures(region)).toHaveCount(4)
  const alts = await textsOf(region)
  const sources = await pictures(region).evaluateAll((all) =>
    all.map((it) => it.getAttribute('src')),
  )
  expect(new Set(alts).size).toBe(4)
  expect(new Set(sources).size).toBe(4)
  expect(alts.filter((alt) => alt.length < 10)).toEqual([])
})

test('R16 R29 next and previous loop over all slides', async ({ page, openWithoutJavaScript }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const alts = await textsOf(carousel(await openWithoutJavaScript('/')))
  const region = await openCarousel(page)
  await region.getByRole('button', { name: pauseLabel }).click()
  await region.getByRole('button', { name: 'Diapositive suivante' }).waitFor()
  const [first = ''] = alts
  await poll(() => currentSlide(region), { timeout: 3000 }).toBe(first)
  for (const expected of [...alts.slice(1), first]) {
    await region.getByRole('button', { name: 'Diapositive suivante' }).click()
    await poll(() => currentSlide(region), { timeout: 3000 }).toBe(expected)
    await waitUntilStill(region)
  }
  await region.getByRole('button', { name: 'Diapositive précédente' }).click()
  await poll(() => currentSlide(region), { timeout: 3000 }).toBe(alts.at(-1))
})

test('R29 the arrows are hidden on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const region = await openCarousel(page)
  await expect(region.getByRole('button', { name: pauseLabel })).toBeVisible()
  await expect(region.getByRole('button', { name: 'Diapositive suivante' })).toBeHidden()
  await expect(region.getByRole('button', { name: 'Diapositive précédente' })).toBeHidden()
})

for (const { width, slides } of [
  { width: 360, slides: 1.2 },
  { width: 767, slides: 1.2 },
  { width: 768, slides: 2.2 },
  { width: 1440, slides: 2.2 },
]) {
  test(`R30 ${slides} slides and a gap of 10 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const region = await openCarousel(page)
    const { slidesPerView, gap } = await measureCarousel(region)
    expect(slidesPerView).toBeCloseTo(slides, 1)
    expect(gap).toBeCloseTo(10, 0)
  })
}

test('R28 the carousel advances every 5 seconds', async ({ page }) => {
  await page.clock.install()
  const region = await openCarousel(page)
  await region.getByRole('button', { name: pauseLabel }).waitFor()
  await expectAutoplayEvery(page, region, 5000)
})

test('R28 the pause button stops the carousel, and starts it again', async ({ page }) => {
  await page.clock.install()
  const region = await openCarousel(page)
  await region.getByRole('button', { name: pauseLabel }).click()
  await expect(region.getByRole('button', { name: resumeLabel })).toBeVisible()
  const stopped = await currentSlide(region)
  await page.clock.runFor(20_000)
  expect(await currentSlide(region)).toBe(stopped)
  await region.getByRole('button', { name: resumeLabel }).click()
  await page.mouse.move(0, 0)
  await region.getByRole('button', { name: pauseLabel }).blur()
  await page.clock.runFor(6000)
  await poll(() => currentSlide(region), { timeout: 5000 }).not.toBe(stopped)
})

test('R28 under reduced motion the carousel does not advance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const region = await openCarousel(page)
  const before = await currentSlide(region)
  await page.clock.runFor(20_000)
  expect(await currentSlide(region)).toBe(before)
})

test('R28 the carousel starts without layout shift', async ({ page }) => {
  const region = await openCarousel(page)
  await region.getByRole('button', { name: pauseLabel }).waitFor()
  await expectNoLayoutShift(page)
})
