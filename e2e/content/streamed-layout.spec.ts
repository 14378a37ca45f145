import { routes, templates } from '../routes'
import { holdRequests } from '../support/hold-requests'
import { expectNoLayoutShift } from '../support/layout'
import { expect, test } from '../support/shared-site-test'
import { streamDocument } from '../support/streamed-document'

/** Every route at the first size; at the others it is the same thing again. */
const viewports = [
  { width: 320, height: 640, tag: undefined, pages: routes },
  { width: 768, height: 1024, tag: '@slow', pages: templates },
  { width: 1440, height: 900, tag: '@slow', pages: templates },
]

// With the scrollbar of a desktop, which takes space from the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

for (const { tag, width, height, pages } of viewports) {
  test(`R1 at ${width} px what is painted stays in place`, { tag }, async ({ page }) => {
    expect(pages.length).toBeGreaterThan(20)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    for (const { path } of pages) {
      const { pieces, seen, moved } = await streamDocument(page, path)
      expect.soft(pieces, path).toBeGreaterThan(50)
      expect.soft(seen, path).toBeGreaterThan(5)
      expect.soft(moved, path).toEqual([])
    }
  })
}

test('R9 the splash stays in place while its text arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { seen, moved } = await streamDocument(page, '/', { isFirstPage: true })
  expect(seen).toBeGreaterThan(2)
  expect(moved).toEqual([])
})

for (const [path, tag] of [
  ['/', undefined],
  ['/immobilier', '@slow'],
  ['/voyage/destination/france', '@slow'],
  ['/medias/mediaevenements', '@slow'],
] as const) {
  test(`R1 nothing on ${path} shifts when the font arrives late`, { tag }, async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const release = await holdRequests(page, '**/*.woff2')
      // The load event waits for the font.
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      release()
      await expectNoLayoutShift(page)
      await page.unrouteAll()
    }
  })
}
