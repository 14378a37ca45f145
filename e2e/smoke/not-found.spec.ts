import { unknownPath } from '../routes'
import { expect, test } from '../support/shared-site-test'

for (const path of [unknownPath, '/voyage/nulle/part', '/a%20b']) {
  test(`R17 ${path} is a French 404 with a link to the home page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expect(page.getByText(/could not be found/i)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('img', { name: /^Un voyageur/ })).toBeVisible()
    await page.getByRole('main').locator('a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Nos univers' })).toBeAttached()
  })
}

for (const path of [
  '/%E0%A4%A',
  '/medias/mediaevenements/%zz',
  '/beaute/formations/%C3',
  '/voyage/destination/100%',
]) {
  test(`R17 ${path}, with an invalid percent-encoding, is a French 404 too`, async ({
    request,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('<title>Page introuvable')
  })
}
