import { endOfAnimations, finishAnimationsOf, pauseAnimationsAtStart } from '../support/animations'
import { hero, overlayEndMs, universesSection } from '../support/home-page'
import { poll } from '../support/poll'
import { expect, type Locator, test } from '../support/shared-site-test'

const pixelsPerRem = 16

/** When the four steps of the hero text begin. */
const stepDelays = ['1.1s', '1.2s', '1.6s', '1.8s']

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

test('R22 the hero shows the heading, the tagline and the purpose of the platform', async ({
  page,
}) => {
  await page.goto('/')
  const section = hero(page)
  await expect(section.getByRole('heading', { level: 1 })).toBeVisible()
  for (const text of [/inspire/, /construit/, /rayonne/, /plateforme/i]) {
    await expect(section).toContainText(text)
  }
  for (const text of [/culture/i, /beauté/i, /ambition africaine/i]) {
    await expect(section).toContainText(text)
  }
})

test('R23 the hero text fades in step by step', async ({ page }) => {
  await page.goto('/')
  expect(await delaysIn(hero(page))).toEqual(expect.arrayContaining(stepDelays))
  await poll(() => opacityOfTexts(hero(page)), { timeout: 5000 }).toEqual([1, 1, 1])
})

test('R23 under reduced motion the hero text is visible at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await opacityOfTexts(hero(page))).toEqual([1, 1, 1])
  const delays = await delaysIn(hero(page))
  expect(delays.filter((delay) => stepDelays.includes(delay))).toEqual([])
})

test('R20 the loading overlay shows, and disappears after about 0.6 s without a video', async ({
  page,
}) => {
  await page.route(/\.mp4(\?|$)/, () => new Promise(() => {}))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const overlay = hero(page).getByText('Chargement...')
  expect(await endOfAnimations(overlay)).toBe(overlayEndMs)
  await pauseAnimationsAtStart(overlay)
  await expect(overlay).toBeVisible()
  await finishAnimationsOf(overlay)
  await expect(overlay).toBeHidden()
})

test('R24 the button scrolls to the universes of the same page', async ({ page }) => {
  await page.goto('/')
  await expect(universesSection(page)).not.toBeInViewport()
  await page.getByRole('link', { name: 'Découvrir nos univers' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeInViewport()
  await expect(page).toHaveURL(/\/#univers$/)
})

/** The delays of all animations inside the section. */
function delaysIn(section: Locator): Promise<string[]> {
  return section.evaluate((it) =>
    [...it.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .filter((style) => style.animationName !== 'none')
      .map((style) => style.animationDelay),
  )
}

/** The opacity of the texts of the section, multiplied by that of all their ancestors. */
async function opacityOfTexts(section: Locator): Promise<number[]> {
  const texts = [
    section.getByRole('heading', { level: 1 }),
    section.getByText(/plateforme/i),
    section.getByRole('link', { name: 'Découvrir nos univers' }),
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
