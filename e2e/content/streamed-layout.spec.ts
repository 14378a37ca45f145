import { routes } from '../routes'
import { galleryPath, hydratedGrid } from '../support/gallery'
import { holdRequests } from '../support/hold-requests'
import { expectNoLayoutShift } from '../support/layout'
import { expect, test } from '../support/shared-site-test'
import { streamDocument } from '../support/streamed-document'

const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// With the scrollbar of a desktop, which takes space from the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
  },
})

for (const { path } of routes) {
  test(`R1 what is painted of ${path} stays in place while the rest of the page arrives`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      const { pieces, seen, moved } = await streamDocument(page, path)
      expect(pieces).toBeGreaterThan(50)
      expect(seen).toBeGreaterThan(5)
      expect(moved, `${viewport.width} px`).toEqual([])
    }
  })
}

test('R9 the splash stays in place while its text arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { seen, moved } = await streamDocument(page, '/', { isFirstPage: true })
  expect(seen).toBeGreaterThan(2)
  expect(moved).toEqual([])
})

for (const path of ['/', '/immobilier', '/voyage/destination/france', '/medias/mediaevenements']) {
  test(`R1 nothing on ${path} shifts when the display font arrives late`, async ({ page }) => {
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

test('R1 R63 with reduced motion the gallery does not shift when its script distributes the photos', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toBeVisible()
  await expectNoLayoutShift(page)
})
