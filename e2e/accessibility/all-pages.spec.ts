import { templates, universePaths } from '../routes'
import { expectAxeClean } from '../support/axe'
import { scriptFiles } from '../support/hold-requests'
import { waitForHydration } from '../support/hydration'
import { expectNoLayoutShift } from '../support/layout'
import { expectHits } from '../support/page-controls'
import { scrollToEnd } from '../support/scroll-to-end'
import { test } from '../support/shared-site-test'

/** At widths beside those of the fast tier (smoke/routes.spec.ts); shifts at 768 px: content/streamed-layout.spec.ts. */
for (const { path } of templates) {
  test(`R1 ${path} from 320 px on: no shift, axe, taps`, { tag: '@slow' }, async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await scrollToEnd(page)
      await expectNoLayoutShift(page)
    }
    await waitForHydration(page)
    await expectAxeClean(page)
    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step('taps at 1280 px', () => expectHits(page))
    await page.setViewportSize({ width: 768, height: 1024 })
    await test.step('taps at 768 px', () => expectHits(page))
  })
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
