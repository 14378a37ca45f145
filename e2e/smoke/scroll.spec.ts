import { expect, type Page, test } from '../support/shared-site-test'

test.use({ viewport: { width: 360, height: 400 } })

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls to the page's end and proves that this moved it. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect.poll(() => scrollY(page)).toBeGreaterThan(50)
}

test('R10 a link to another page starts at the top, as do Back and Forward', async ({ page }) => {
  await page.goto('/admin')
  const toHome = page.getByRole('contentinfo').locator('a[href="/"]')
  for (const { go, name } of [
    { go: () => toHome.click(), name: 'Nos univers' },
    { go: () => page.goBack(), name: 'Espace Admin' },
    { go: () => page.goForward(), name: 'Nos univers' },
  ]) {
    await scrollDown(page)
    await go()
    await expect(page.getByRole('heading', { name })).toBeAttached()
    await expect.poll(() => scrollY(page)).toBe(0)
  }
})

test('R10 R24 neither an anchor nor the menu is a change of route', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Découvrir nos univers' }).click()
  await expect(page).toHaveURL(/#univers$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeInViewport()
  expect(await scrollY(page)).toBeGreaterThan(100)

  await scrollDown(page)
  const before = await scrollY(page)
  // By coordinates: a click through the locator may scroll the page first.
  const box = await page.getByRole('button', { name: 'Ouvrir le menu' }).boundingBox()
  expect(box).not.toBeNull()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  expect(await scrollY(page)).toBe(before)
})
