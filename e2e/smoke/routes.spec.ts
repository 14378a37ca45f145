import { routes, universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { expectNoSidewaysOverflow } from '../support/layout'
import { headerBytes, maxHeaderBytes, securityProblems } from '../support/security-headers'
import { expect, test } from '../support/shared-site-test'

const widths = [360, 768, 1440]

for (const { path, title, h1, status } of routes) {
  test(`R1 R2 R3 ${path} answers ${status} in French`, { tag: '@smoke' }, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    expect(securityProblems(response?.headers() ?? {})).toEqual([])
    expect(headerBytes((await response?.headersArray()) ?? [])).toBeLessThan(maxHeaderBytes)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  test(`R1 ${path} passes axe at ${widths.join(', ')} px and fits 320 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAxeClean(page)
    }
    await expectNoSidewaysOverflow(page, 320)
  })

  test(`R1 ${path} has its heading and its text without JavaScript`, async ({
    openWithoutJavaScript,
  }) => {
    const page = await openWithoutJavaScript(path)
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40)
  })
}

for (const path of ['/', ...universePaths]) {
  test(`R1 ${path} passes axe before its scripts are loaded`, async ({ page }) => {
    await page.route(/\/_next\/static\/.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    await expectAxeClean(page)
  })
}

test('R2 every route has a title of its own', async ({ request }) => {
  const titles: string[] = []
  for (const { path } of routes) {
    const html = await (await request.get(path)).text()
    titles.push(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(titles).toHaveLength(routes.length)
  expect(titles).not.toContain('')
  expect(new Set(titles).size).toBe(routes.length)
})
