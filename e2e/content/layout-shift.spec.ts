import { routes } from '../routes'
import { expectNoLayoutShift } from '../support/layout'
import { scrollToEnd } from '../support/scroll-to-end'
import { expect, test } from '../support/shared-site-test'
import { startSlowProxy } from '../support/slow-network'

// At 360 px e2e/smoke/routes.spec.ts measures every route.
const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const widths = viewports.map(({ width }) => width).join(', ')

for (const { path } of routes.filter((route) => route.listed)) {
  test(
    `R1 nothing on ${path} shifts down to the bottom of the page, at ${widths} px`,
    { tag: '@slow' },
    async ({ page }) => {
      test.slow()
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await scrollToEnd(page)
        await expectNoLayoutShift(page)
      }
    },
  )
}

/** One page per type of hero, at the two most different viewport sizes. */
for (const [path, tag] of [
  ['/', undefined],
  ['/medias', '@slow'],
  ['/medias/mediavideo', '@slow'],
  ['/voyage/destination/france', '@slow'],
  ['/immobilier', '@slow'],
] as const) {
  test(
    `R1 nothing on ${path} shifts while it loads over a slow network`,
    { tag },
    async ({ page, baseURL }) => {
      const slow = await startSlowProxy(baseURL ?? '')
      try {
        for (const viewport of [
          { width: 360, height: 740 },
          { width: 1440, height: 900 },
        ]) {
          await page.setViewportSize(viewport)
          await page.goto(`${slow.url}${path}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectNoLayoutShift(page)
        }
      } finally {
        await slow.close()
      }
    },
  )
}
