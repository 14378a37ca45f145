import { templates, universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { scriptFiles } from '../support/hold-requests'
import { waitForHydration } from '../support/hydration'
import { expectNoLayoutShift } from '../support/layout'
import { expectHits } from '../support/page-controls'
import { scrollToEnd } from '../support/scroll-to-end'
import { test } from '../support/shared-site-test'

/** At widths beside those of the fast tier (smoke/routes.spec.ts); shifts at others: content/streamed-layout.spec.ts. */
for (const { path } of templates) {
  test(
    `R1 ${path} on a desktop: no shift, axe, taps, on a tablet too`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await scrollToEnd(page)
      await expectNoLayoutShift(page)
      await waitForHydration(page)
      await expectAxeClean(page)
      await test.step('taps at 1440 px', () => expectHits(page))
      await page.setViewportSize({ width: 768, height: 1024 })
      await test.step('taps at 768 px', () => expectHits(page))
    },
  )
}

for (const path of ['/', ...universePaths]) {
  const tag = path === '/' ? undefined : '@slow'
  test(`R1 ${path} passes axe before its scripts are loaded`, { tag }, async ({ page }) => {
    const empty = { contentType: 'text/javascript', body: '' }
    await page.route(scriptFiles, (route) => route.fulfill(empty))
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path)
    await expectAxeClean(page)
  })
}
