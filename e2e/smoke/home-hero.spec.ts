import { poll } from '../support/poll'
import { hero, universesSection } from '../support/home-page'
import { recordVisibility, visibleBetween } from '../support/record-visibility'
import { expect, test, type Locator } from '../support/shared-site-test'

const pixelsPerRem = 16

/** When the four steps of the hero text begin. */
const delays = ['1.1s', '1.2s', '1.6s', '1.8s']

for (const { device, width, rem } of [
  { device: 'a phone', width: 390, rem: 33 },
  { device: 'a desktop', width: 1440, rem: 40 },
]) {
  test(`R18 the hero is ${rem} rem high on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const box = await hero(page).boundingBox()
    expect(box?.width).toBe(width)
    expect(Math.abs((box?.height ?? 0) - rem * pixelsPerRem)).toBeLessThanOrEqual(1)
  })
}

test('R22 the hero says who speaks, the tagline and what the platform is about', async ({
  page,
}) => {
  await page.goto('/')
  const band = hero(page)
  await expect(band.getByRole('heading', { level: 1 })).toBeVisible()
  for (const words of [/inspire/, /construit/, /rayonne/, /plateforme/i]) {
    await expect(band).toContainText(words)
  }
  for (const words of [/culture/i, /beauté/i, /ambition africaine/i]) {
    await expect(band).toContainText(words)
  }
})

test('R23 the hero text fades in step by step', async ({ page }) => {
  await page.goto('/')
  expect(await delaysIn(hero(page))).toEqual(expect.arrayContaining(delays))
  await poll(() => opacityOfTexts(hero(page)), { timeout: 5000 }).toEqual([1, 1, 1])
})

test('R23 under reduced motion the hero text is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await opacityOfTexts(hero(page))).toEqual([1, 1, 1])
  const delays = await delaysIn(hero(page))
  expect(delays.filter((delay) => delays.includes(delay))).toEqual([])
})

test('R20 the loading overlay shows, and is gone after about 0.6 s without any video', async ({
  page,
}) => {
  await page.route(/\.mp4(\?|$)/, () => new Promise(() => {}))
  await recordVisibility(page, 'main *:not(:has(*))', 'Chargement...')
  await page.goto('/')
  await expect(hero(page).getByText('Chargement...')).toBeHidden()
  const { first, last } = await visibleBetween(page)
  expect(first).not.toBeNull()
  expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(300)
  expect((last ?? 0) - (first ?? 0)).toBeLessThan(1200)
})

test('R24 the button jumps to the universes of the same page', async ({ page }) => {
  await page.goto('/')
  await expect(universesSection(page)).not.toBeInViewport()
  await page.getByRole('link', { name: 'Découvrir nos univers' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeInViewport()
  await expect(page).toHaveURL(/\/#univers$/)
})

/** The delays of all animations inside the band. */
function delaysIn(band: Locator): Promise<string[]> {
  return band.evaluate((it) =>
    [...it.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter((style) => style.animationName !== 'none')
      .map((style) => style.animationDelay),
  )
}

/** How opaque the texts of the band are, all that surrounds them included. */
async function opacityOfTexts(band: Locator): Promise<number[]> {
  const texts = [
    band.getByRole('heading', { level: 1 }),
    band.getByText(/plateforme/i),
    band.getByRole('link', { name: 'Découvrir nos univers' }),
  ]
  return Promise.all(
    texts.map((text) =>
      text.evaluate((element) => {
        let opacity = 1
        for (let it: Element | null = element; it; it = it.parentElement) {
          opacity *= Number(getComputedStyle(it).opacity)
        }
        return opacity
      }),
    ),
  )
}
