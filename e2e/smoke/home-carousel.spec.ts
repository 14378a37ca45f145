import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { carousel } from '../support/home-page'
import { expectNoLayoutShift } from '../support/layout'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const pauseLabel = 'Mettre le défilement en pause'
const resumeLabel = 'Reprendre le défilement'

/** Opens the home page and brings the carousel to life. */
async function openCarousel(page: Page): Promise<Locator> {
  await page.goto('/')
  const region = carousel(page)
  await region.scrollIntoViewIfNeeded()
  await expect(pictures(region)).toHaveCount(4)
  await region.getByRole('button', { name: pauseLabel }).waitFor()
  return region
}

function pictures(region: Locator): Locator {
  return region.getByRole('list').locator('img')
}

test('R16 R28 R29 four different pictures, over which next and previous loop; it starts without layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const region = await openCarousel(page)
  await expectNoLayoutShift(page)
  await region.getByRole('button', { name: pauseLabel }).click()
  const next = region.getByRole('button', { name: 'Diapositive suivante' })
  await next.waitFor()
  const alts = await pictures(region).evaluateAll((all) =>
    all.map((it) => it.getAttribute('alt') ?? ''),
  )
  const sources = await pictures(region).evaluateAll((all) =>
    all.map((it) => it.getAttribute('src')),
  )
  expect(new Set(alts).size).toBe(4)
  expect(new Set(sources).size).toBe(4)
  expect(alts.filter((alt) => alt.length < 10)).toEqual([])

  const [first = ''] = alts
  await expect.poll(() => currentSlide(region)).toBe(first)
  for (const expected of [...alts.slice(1), first]) {
    await next.click()
    await expect.poll(() => currentSlide(region)).toBe(expected)
    await waitUntilStill(region)
  }
  await region.getByRole('button', { name: 'Diapositive précédente' }).click()
  await expect.poll(() => currentSlide(region)).toBe(alts.at(-1))
})

test('R29 R30 1.2 slides below 768 px, without arrows, 2.2 from there, and a gap of 10 px', async ({
  page,
}) => {
  for (const { width, slides } of [
    { width: 360, slides: 1.2 },
    { width: 767, slides: 1.2 },
    { width: 768, slides: 2.2 },
    { width: 1440, slides: 2.2 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const region = await openCarousel(page)
    const { slidesPerView, gap } = await measureCarousel(region)
    expect(slidesPerView, `${width} px`).toBeCloseTo(slides, 1)
    expect(gap, `${width} px`).toBeCloseTo(10, 0)
    const arrows = region.getByRole('button', { name: /^Diapositive/ }).filter({ visible: true })
    await expect(arrows).toHaveCount(width < 768 ? 0 : 2)
    const dots = region.getByRole('button', { name: /^Afficher l’image/ }).filter({ visible: true })
    await expect(dots).toHaveCount(width < 768 ? 4 : 0)
  }
})

test('R29 on a phone a dot shows its picture, without dragging', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const region = await openCarousel(page)
  await region.getByRole('button', { name: pauseLabel }).click()
  const alts = await pictures(region).evaluateAll((all) => all.map((it) => it.getAttribute('alt')))
  const dot = (position: number) =>
    region.getByRole('button', { name: `Afficher l’image ${position} sur 4`, exact: true })
  for (const position of [3, 1, 4]) {
    await dot(position).click()
    await expect.poll(() => currentSlide(region)).toBe(alts[position - 1])
    await expect(dot(position)).toHaveAttribute('aria-current', 'true')
    await waitUntilStill(region)
  }
})

test('R28 the carousel advances every 5 seconds; the pause button stops it, and starts it again', async ({
  page,
}) => {
  await page.clock.install()
  const region = await openCarousel(page)
  await expectAutoplayEvery(page, region, 5000)

  await waitUntilStill(region)
  await region.getByRole('button', { name: pauseLabel }).click()
  await expect(region.getByRole('button', { name: resumeLabel })).toBeVisible()
  const stopped = await currentSlide(region)
  await page.clock.runFor(20_000)
  expect(await currentSlide(region)).toBe(stopped)
  await region.getByRole('button', { name: resumeLabel }).click()
  await page.mouse.move(0, 0)
  await region.getByRole('button', { name: pauseLabel }).blur()
  await page.clock.runFor(6000)
  await expect.poll(() => currentSlide(region)).not.toBe(stopped)
})
