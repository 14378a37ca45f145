import { routes, universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { scriptFiles } from '../support/hold-requests'
import { test } from '../support/shared-site-test'

// At 360 px e2e/smoke/routes.spec.ts does.
const widths = [768, 1440]

for (const { path } of routes) {
  test(`R1 ${path} passes axe at ${widths.join(', ')} px`, { tag: '@slow' }, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAxeClean(page)
    }
  })
}

/** The pages whose first paint is checked in the fast tier. */
const fast = ['/']

for (const path of ['/', ...universePaths]) {
  const tag = fast.includes(path) ? [] : '@slow'
  test(`R1 ${path} passes axe before its scripts are loaded`, { tag }, async ({ page }) => {
    await page.route(scriptFiles, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    await expectAxeClean(page)
  })
}
