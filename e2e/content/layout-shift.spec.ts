import { routes } from '../routes'
import { expectNoLayoutShift } from '../support/layout'
import { scrollToEnd } from '../support/scroll-to-end'
import { test } from '../support/shared-site-test'

// At 360 px e2e/smoke/routes.spec.ts measures every route.
const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const widths = viewports.map(({ width }) => width).join(', ')

for (const { path } of routes.filter((route) => route.listed)) {
  test(
    `R1 nothing on ${path} shifts down to the bottom of the page, at ${widths} px`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await scrollToEnd(page)
        await expectNoLayoutShift(page)
      }
    },
  )
}
