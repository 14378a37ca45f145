import { expect, test } from '../support/shared-site-test'

test('R44 the heading is «Espace Admin»', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace Admin')
  await expect(
    page.getByRole('main').getByRole('img', { name: /^Un bureau la nuit/ }),
  ).toBeVisible()
})

test('R45 «Se connecter» opens the back-office in a new tab', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/admin')
  const link = page.getByRole('main').getByRole('link', { name: 'Se connecter' })
  await expect(link).toHaveCount(1)
  await expect(link).toContainText(/^Se connecter/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', /^https?:\/\//)
  const target = new URL((await link.getAttribute('href')) ?? '')
  expect(target.origin).not.toBe(new URL(page.url()).origin)
})

test('R45 the page is noindex', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
