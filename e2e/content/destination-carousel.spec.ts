import {
  currentSlide,
  expectAutoplayEvery,
  measureCarousel,
  waitUntilStill,
} from '../support/carousel'
import { holdRequests } from '../support/hold-requests'
import { poll } from '../support/poll'
import { expect, test } from '../support/shared-site-test'
import { destinationCarousel, destinationPaths, destinations } from '../support/travel'

/** How the text of each destination's picture begins. */
const cities = ['Barcelone', 'Paris', 'Rome']
const noBox = { x: 0, y: 0, width: 0, height: 0 }

test('R114 R115 A21 the carousel advances every 2.5 seconds, loops over three destinations, and a click on one opens its page', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/voyage')
  const region = destinationCarousel(page)
  await region.scrollIntoViewIfNeeded()
  const pause = region.getByRole('button', { name: 'Mettre le défilement en pause' })
  await pause.waitFor()
  await expectAutoplayEvery(page, region, 2500)

  await page.clock.resume()
  await pause.click()
  const seen: string[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    await waitUntilStill(region)
    const before = await currentSlide(region)
    await region.getByRole('button', { name: 'Diapositive suivante' }).click()
    await poll(() => currentSlide(region), { timeout: 10_000 }).not.toBe(before)
    seen.push(await currentSlide(region))
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3)
  expect(seen[3]).toBe(seen[0])

  await waitUntilStill(region)
  const inView = cities.findIndex((city) => seen[3]?.startsWith(city))
  await region.click({ position: { x: 120, y: 240 } })
  await expect(page).toHaveURL((url) => url.pathname === destinationPaths[inView])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(destinations[inView] ?? '')
})

test('R114 R115 the carousel goes on being dragged while its pictures arrive; a destination opens with the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdRequests(page, '**/_pictures/destinations/italie*')
  await page.goto('/voyage', { waitUntil: 'domcontentloaded' })
  const region = destinationCarousel(page)
  await region.scrollIntoViewIfNeeded()
  await expect(region).toHaveAttribute('data-moving', 'true')
  const before = await currentSlide(region)
  const { x, y, width, height } = (await region.locator('.swiper').boundingBox()) ?? noBox
  const moveTo = (part: number) => page.mouse.move(x + width * part, y + height / 2, { steps: 4 })
  await moveTo(0.6)
  await page.mouse.down()
  await moveTo(0.4)
  const loaded = region.locator('img[alt^="Rome"]').first()
  release()
  await expect.poll(() => loaded.evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0)
  expect((await measureCarousel(region)).offset, 'the drag goes on').not.toBeCloseTo(0, 0)
  await moveTo(0.2)
  await page.mouse.up()
  await poll(() => currentSlide(region), { timeout: 10_000 }).not.toBe(before)

  await region.getByRole('link', { name: 'France', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/voyage/destination/france')
})
