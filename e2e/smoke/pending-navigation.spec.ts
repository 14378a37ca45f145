import { colourOf } from '../support/colour'
import { holdRequests } from '../support/hold-requests'
import { expect, test } from '../support/shared-site-test'

test('R8 R11 while a page is loading, a blue and violet spinner covers all', async ({ page }) => {
  await page.goto('/admin')
  const release = await holdRequests(page, /[?&]_rsc=/)
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  const spinner = page.getByRole('status').filter({ hasText: 'Chargement...' })
  await expect(spinner).toBeVisible()

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await spinner.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  const parts = await spinner.locator('*').all()
  const colours = parts.flatMap((it) => [colourOf(it, 'stroke'), colourOf(it, 'borderTopColor')])
  const hues = await Promise.all(colours)
  expect(hues).toContainEqual({ red: 48, green: 100, blue: 232, alpha: 255 })
  const violets = hues.filter(({ red, green, blue }) => blue > red && red > green + 20)
  expect(violets.length).toBeGreaterThan(0)

  release()
  await expect(spinner).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
})
