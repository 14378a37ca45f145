import { endOfAnimations, finishAnimationsOf, pauseAnimationsAtStart } from '../support/animations'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ splash: true })

test('R9 the splash covers the page for 2500 ms, above content that is already rendered', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const splash = page.getByTestId('splash')
  expect(await endOfAnimations(splash)).toBe(2500)
  await pauseAnimationsAtStart(splash)
  await expect(splash).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await finishAnimationsOf(splash)
  await expect(splash).toBeHidden()
})

test('R9 the splash shows once per tab: not after a reload, again in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  expect(await endOfAnimations(page.getByTestId('splash'))).toBe(2500)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await endOfAnimations(page.getByTestId('splash'))).toBe(0)
  await expect(page.getByTestId('splash')).toBeHidden()

  const tab = await context.newPage()
  await tab.goto('/')
  expect(await endOfAnimations(tab.getByTestId('splash'))).toBe(2500)
})

test('R9 the splash does not show again on client navigation', async ({ page }) => {
  await page.goto('/admin')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('splash')).toBeHidden()
  await page.getByRole('contentinfo').locator('a[href="/"]').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
  await expect(page.getByTestId('splash')).toBeHidden()
})

for (const [way, skip] of [
  ['a tap', (page: Page) => page.mouse.click(200, 200)],
  ['a key', (page: Page) => page.keyboard.press('Enter')],
] as const) {
  test(`R9 ${way} skips the splash`, async ({ page }) => {
    await openAtStart(page, '/')
    await skip(page)
    await expect(page.getByTestId('splash')).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('R9 a tap that skips the splash does not act on the menu button beneath it (A8)', async ({
    page,
  }) => {
    await openAtStart(page, '/')
    const menuButton = page.getByRole('button', { name: 'Ouvrir le menu' })
    const { x, y, width, height } = (await menuButton.boundingBox()) ?? noBox
    expect(width).toBeGreaterThan(0)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByTestId('splash')).toBeHidden()
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible()
  })
})

test('R9 a key that skips the splash moves no focus beneath it (A8)', async ({ page }) => {
  await openAtStart(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByTestId('splash')).toBeHidden()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
})

test('R9 under reduced motion the splash has the same duration and no animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const splash = page.getByTestId('splash')
  const durations = await splash.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map((it) => Number(it.effect?.getComputedTiming().duration)),
  )
  expect(durations.filter((duration) => duration > 20)).toEqual([])
  expect(await endOfAnimations(splash)).toBe(2500)
  await finishAnimationsOf(splash)
  await expect(splash).toBeHidden()
})

test('R9 without JavaScript the splash shows on the first page, whichever it is (A8)', async ({
  browser,
  baseURL,
}) => {
  // The console guard intercepts requests, which turns the browser's cache off.
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const splash = page.getByTestId('splash')
  await page.goto('/medias')
  await expect(splash).not.toHaveCSS('display', 'none')
  await expect(splash).toBeHidden({ timeout: 6000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of ['/voyage', '/']) {
    await page.goto(path)
    await expect(splash).toHaveCSS('display', 'none')
  }
  await context.close()
})

const noBox = { x: 0, y: 0, width: 0, height: 0 }

/** Opens a page in a new tab and stops the splash at its first frame. */
async function openAtStart(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const splash = page.getByTestId('splash')
  await pauseAnimationsAtStart(splash)
  await expect(splash).toBeVisible()
}
