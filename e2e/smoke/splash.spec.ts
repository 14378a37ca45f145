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
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const splash = page.getByTestId('splash')
    await pauseAnimationsAtStart(splash)
    await expect(splash).toBeVisible()
    await skip(page)
    await expect(splash).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  })
}

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

test('R9 without JavaScript the splash disappears by itself', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/')
  await expect(page.getByTestId('splash')).toBeHidden({ timeout: 6000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R9 without JavaScript the splash shows on the home page only', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias')
  await expect(page.getByTestId('splash')).toHaveCSS('display', 'none')
})
