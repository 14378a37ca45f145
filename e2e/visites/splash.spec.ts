import { recordVisibility, seenBetween } from '../support/timeline'
import { expect, test, type Page } from '../support/visit'

test.use({ splash: true })

const SPLASH = '[data-testid=splash]'

/** Milliseconds for which the splash was to be seen since the page started. */
async function shownFor(page: Page): Promise<number> {
  await expect(page.getByTestId('splash')).toBeHidden({ timeout: 10_000 })
  const { first, last } = await seenBetween(page)
  return first === null || last === null ? 0 : last - first
}

test('R9 the splash covers the page for 2500 ms, over content that is already there', async ({
  page,
}) => {
  await recordVisibility(page, SPLASH)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const splash = page.getByTestId('splash')
  await expect(splash).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  const duration = await shownFor(page)
  expect(duration).toBeGreaterThan(2200)
  expect(duration).toBeLessThan(3000)
})

test('R9 the splash comes once per tab: not again after a reload, again in a new tab', async ({
  page,
  context,
}) => {
  await recordVisibility(page, SPLASH)
  await page.goto('/')
  expect(await shownFor(page)).toBeGreaterThan(2000)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await seenBetween(page)).toEqual({ first: null, last: null })

  const tab = await context.newPage()
  await recordVisibility(tab, SPLASH)
  await tab.goto('/')
  expect(await shownFor(tab)).toBeGreaterThan(2000)
})

test('R9 the splash does not come back on client navigation', async ({ page }) => {
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
    await recordVisibility(page, SPLASH)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByTestId('splash')).toBeVisible()
    await skip(page)
    expect(await shownFor(page)).toBeLessThan(2000)
    await expect(page).toHaveURL(/\/$/)
  })
}

test('R9 under reduced motion the splash keeps its time and stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordVisibility(page, SPLASH)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const moving = await page.getByTestId('splash').evaluate(
    (splash) =>
      splash
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target !== splash)
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length,
  )
  expect(moving).toBe(0)
  const duration = await shownFor(page)
  expect(duration).toBeGreaterThan(2200)
  expect(duration).toBeLessThan(3000)
})

test('R9 without JavaScript the splash goes by itself', async ({ rawHtml }) => {
  const page = await rawHtml('/')
  await expect(page.getByTestId('splash')).toBeHidden({ timeout: 6000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
