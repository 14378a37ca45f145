import { carousel as homeCarousel } from '../../testing/home-page'
import { boxOf } from '../support/boxes'
import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { holdRequests, scriptFiles } from '../support/hold-requests'
import { expectNoLayoutShift } from '../support/layout'
import { expect, type Locator, test } from '../support/shared-site-test'

/** That of Beauté is the one of Médias, with other pictures: app/pages.test.tsx. */
const carousels = [
  {
    rows: 'R16 R28 R29 R30',
    ...{ path: '/', name: 'Scènes de la maison', pictures: 4, delay: 5000, gap: 10 },
    ...{ arrowsOnPhones: 0, opens: /^\/medias\/media(video|galerie)$/ },
  },
  {
    rows: 'R52 R53 R101 A46',
    ...{ path: '/medias', name: 'Galerie photos', pictures: 4, delay: 5000, gap: 6 },
    ...{ arrowsOnPhones: 2, opens: /^\/medias\/mediagalerie$/ },
  },
  {
    rows: 'R114 R115 A21',
    ...{ path: '/voyage', name: 'Destinations proposées', pictures: 3, delay: 2500, gap: 6 },
    ...{ arrowsOnPhones: 2, opens: /^\/voyage\/destination\/(espagne|france|italie)$/ },
  },
]
const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name })

for (const { rows, path, name, pictures, delay, gap, arrowsOnPhones, opens } of carousels) {
  test(`${rows} the carousel of ${path} shows 1.2 pictures, 2.2 from 768 px, moves every ${delay} ms unless paused, and loops; arrows, a drag and a click`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 767, height: 800 })
    await page.goto(path)
    const carousel = page.getByRole('region', { name })
    await carousel.scrollIntoViewIfNeeded()
    const pause = button(carousel, 'Mettre le défilement en pause')
    await pause.waitFor()
    await expectNoLayoutShift(page)
    const arrows = button(carousel, 'Diapositive').filter({ visible: true })
    const dots = button(carousel, 'Afficher l’image').filter({ visible: true })
    for (const [width, perView, arrowCount] of [
      [767, 1.2, arrowsOnPhones],
      [768, 2.2, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const measured = await measureCarousel(carousel)
      expect(measured.slidesPerView, `${width} px`).toBeCloseTo(perView, 1)
      expect(measured.gap, `${width} px`).toBeCloseTo(gap, 0)
      await expect(arrows).toHaveCount(arrowCount)
      await expect(dots).toHaveCount(arrowCount > 0 ? 0 : pictures)
    }
    await expectAutoplayEvery(page, carousel, delay)

    await test.step('the pause button stops it, and starts it again', async () => {
      await waitUntilStill(carousel)
      await pause.click()
      const stopped = await currentSlide(carousel)
      await page.clock.runFor(20_000)
      expect(await currentSlide(carousel)).toBe(stopped)
      await button(carousel, 'Reprendre le défilement').click()
      await page.mouse.move(0, 0)
      await pause.blur()
      await page.clock.runFor(delay + 1000)
      await expect.poll(() => currentSlide(carousel)).not.toBe(stopped)
      await page.clock.resume()
      await pause.click()
      await waitUntilStill(carousel)
    })

    await test.step('the arrows lead around', async () => {
      const seen: string[] = []
      for (let turn = 0; turn <= pictures; turn += 1) {
        seen.push(await currentSlide(carousel))
        await button(carousel, 'Diapositive suivante').click()
        await expect.poll(() => currentSlide(carousel)).not.toBe(seen.at(-1))
        await waitUntilStill(carousel)
      }
      expect(new Set(seen).size).toBe(pictures)
      expect(seen.at(-1)).toBe(seen[0])
      expect(seen.filter((alt) => alt.length < 10)).toEqual([])
      await button(carousel, 'Diapositive précédente').click()
      await expect.poll(() => currentSlide(carousel)).toBe(seen[0])
      await waitUntilStill(carousel)
    })

    await test.step('a drag moves it, a click leads on', async () => {
      const first = await currentSlide(carousel)
      const { x, y, width, height } = await boxOf(carousel.locator('.swiper'))
      const middle = y + height / 2
      await page.mouse.move(x + width * 0.6, middle)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.2, middle, { steps: 10 })
      await page.mouse.up()
      await expect.poll(() => currentSlide(carousel)).not.toBe(first)
      await waitUntilStill(carousel)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await page.mouse.click(x + 120, middle)
      await expect(page).toHaveURL((url) => opens.test(url.pathname))
    })
  })
}

test('R1 R28 R29 on a phone the home carousel goes on where it was scrolled to before its script arrived, and keeps the focus; a dot shows its picture', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const carousel = homeCarousel(page)
  await carousel.scrollIntoViewIfNeeded()
  const pictures = carousel.getByRole('list').locator('img')
  const alts = await pictures.evaluateAll((all) => all.map((it) => it.getAttribute('alt')))
  await carousel
    .getByRole('listitem')
    .nth(2)
    .evaluate((it) => it.scrollIntoView({ inline: 'start' }))
  await expect.poll(() => currentSlide(carousel)).toBe(alts[2])
  const list = carousel.locator('.swiper')
  await list.evaluate((it: HTMLElement) => it.focus({ preventScroll: true }))
  release()
  await expect(carousel).toHaveAttribute('data-moving', 'true')
  await expect(list).toBeFocused()
  for (const position of [3, 1, 4]) {
    const dot = button(carousel, `Afficher l’image ${position} sur 4`)
    if (position !== 3) await dot.click()
    await expect.poll(() => currentSlide(carousel)).toBe(alts[position - 1])
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await waitUntilStill(carousel)
  }
  // A tab stop for no longer than it has the focus.
  await expect(list).not.toHaveAttribute('tabindex')
})

test('R114 R115 the carousel goes on being dragged while its pictures arrive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdRequests(page, '**/_pictures/destinations/italie*')
  await page.goto('/voyage', { waitUntil: 'domcontentloaded' })
  const carousel = page.getByRole('region', { name: 'Destinations proposées' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-moving', 'true')
  const before = await currentSlide(carousel)
  const { x, y, width, height } = await boxOf(carousel.locator('.swiper'))
  const moveTo = (part: number) => page.mouse.move(x + width * part, y + height / 2, { steps: 4 })
  await moveTo(0.6)
  await page.mouse.down()
  await moveTo(0.4)
  const loaded = carousel.locator('img[alt^="Rome"]').first()
  release()
  await expect.poll(() => loaded.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0)
  expect((await measureCarousel(carousel)).offset, 'the drag goes on').not.toBeCloseTo(0, 0)
  await moveTo(0.2)
  await page.mouse.up()
  await expect.poll(() => currentSlide(carousel)).not.toBe(before)
})
