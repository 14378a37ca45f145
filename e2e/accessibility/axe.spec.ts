import { universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { scriptFiles } from '../support/hold-requests'
import { test } from '../support/shared-site-test'

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
