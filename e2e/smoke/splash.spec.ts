import { endOfAnimations, finishAnimationsOf, pauseAnimationsAt } from '../support/animations'
import { boxOf } from '../support/boxes'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ splash: true })

/** Milliseconds for which the splash is to be seen. */
const durationMs = 2500

const splashOf = (page: Page) => page.getByTestId('splash')

/** Opens a page in a new tab and stops the splash at its first frame, however slow the machine is. */
async function openAtStart(page: Page, path: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(await endOfAnimations(splashOf(page))).toBe(durationMs)
  for (const it of [splashOf(page), splashOf(page).locator('svg')]) await pauseAnimationsAt(it, 0)
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(splashOf(page)).toBeVisible()
}

test('R9 the splash covers the page for 2500 ms, above content that is already rendered, without a still frame, as its sun grows until it ends, once per tab', async ({
  page,
  context,
}) => {
  await openAtStart(page, '/')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await splashOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const sun = splashOf(page).locator('svg')
  expect(await endOfAnimations(sun)).toBe(durationMs)
  const widths: number[] = []
  for (const time of [0, 700, 1400, 2100, 2400]) {
    await pauseAnimationsAt(sun, time)
    widths.push((await sun.boundingBox())?.width ?? 0)
  }
  expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other))
  await finishAnimationsOf(splashOf(page))
  await expect(splashOf(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await endOfAnimations(splashOf(page))).toBe(0)
  await expect(splashOf(page)).toBeHidden()

  const tab = await context.newPage()
  await openAtStart(tab, '/')
  await tab.mouse.click(200, 200)
  await expect(splashOf(tab)).toBeHidden()
  await expect(tab).toHaveURL(/\/$/)
})

test('R9 a key skips the splash (A8), as Tab, which begins at the top of the page; client navigation shows it no more', async ({
  page,
}) => {
  await openAtStart(page, '/admin')
  await page.keyboard.press('Tab')
  await expect(splashOf(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.getByRole('contentinfo').locator('a[href="/"]').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
  await expect(splashOf(page)).toBeHidden()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('R9 a tap that skips the splash does not act on what is beneath (A8)', async ({ page }) => {
    await openAtStart(page, '/')
    expect(await splashOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    const menuButton = page.getByRole('button', { name: 'Ouvrir le menu' })
    const { x, y, width, height } = await boxOf(menuButton)
    expect(width).toBeGreaterThan(0)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(splashOf(page)).toBeHidden()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
    await waitForHydration(page)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible()
  })
})

test('R9 without JavaScript the first page has the splash (A8); under reduced motion it lasts as long, without animation', async ({
  browser,
  baseURL,
}) => {
  // The console guard intercepts requests, which turns the browser's cache off.
  const context = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, reducedMotion: 'reduce' },
  })
  const page = await context.newPage()
  await openAtStart(page, '/medias')
  const durations = await splashOf(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map((it) => Number(it.effect?.getComputedTiming().duration)),
  )
  expect(durations.filter((duration) => duration > 20)).toEqual([])
  await finishAnimationsOf(splashOf(page))
  await expect(splashOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of ['/voyage', '/']) {
    await page.goto(path)
    await expect(splashOf(page)).toHaveCSS('display', 'none')
  }
  await context.close()
})
