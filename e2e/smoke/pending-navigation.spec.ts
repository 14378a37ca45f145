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
  const hues = await spinner.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return []
    return [...element.querySelectorAll('*')].map((part) => {
      const { stroke, borderTopColor } = getComputedStyle(part)
      context.fillStyle = stroke === 'none' ? borderTopColor : stroke
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    })
  })
  expect(hues).toContainEqual([48, 100, 232])
  const violets = hues.filter(([r = 0, g = 0, b = 0]) => b > r && r > g + 20)
  expect(violets.length).toBeGreaterThan(0)

  release()
  await expect(spinner).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
})
