import { routes } from '../routes'
import { expectAxeClean } from '../support/axe'
import { expectNoSidewaysOverflow } from '../support/layout'
import { securityProblems } from '../support/security'
import { expect, test } from '../support/visit'

const WIDTHS = [360, 768, 1440]

for (const { path, title, h1, status } of routes) {
  test(`R2 ${path} answers ${status} in French with its title and one first heading`, async ({
    page,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  test(`R1 ${path} has its heading and its text without JavaScript`, async ({ rawHtml }) => {
    const page = await rawHtml(path)
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40)
  })

  test(`R1 ${path} is clean for axe at ${WIDTHS.join(', ')} px and fits into 320 px`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectAxeClean(page)
    }
    await expectNoSidewaysOverflow(page, 320)
  })

  test(`R1 ${path} is clean for axe before its scripts arrive`, async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    await expectAxeClean(page)
  })

  test(`R3 ${path} carries the security headers`, async ({ request }) => {
    const response = await request.get(path)
    expect(securityProblems(response.headers())).toEqual([])
  })
}

test('R2 every route has a title of its own', async ({ page }) => {
  const titles: string[] = []
  for (const { path } of routes) {
    await page.goto(path)
    titles.push(await page.title())
  }
  expect(titles).toHaveLength(routes.length)
  expect(new Set(titles).size).toBe(routes.length)
})
