import { universePaths } from '../routes'
import { loadedFile } from '../support/picture'
import { expect, type Page, test } from '../support/shared-site-test'

/** Opens a page: the first picture that it shows, and the paths of everything it requested for that. */
async function openPictures(page: Page, path: string) {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(path)
  const first = page.getByRole('main').locator('picture img').first()
  const shown = new URL(await loadedFile(first)).pathname
  return { first, shown, requested }
}

for (const path of ['/', ...universePaths]) {
  test(`R18 R28 R31 R95 R112 R126 ${path} shows its own pictures as AVIF files, the first one with priority, on a phone a crop of at most 30 KB`, async ({
    context,
    request,
  }) => {
    await test.step('on a desktop', async () => {
      const page = await context.newPage()
      const { first, shown, requested } = await openPictures(page, path)
      expect(shown).toMatch(/^\/_pictures\/.+\.[0-9a-f]{6}\.\d+\.avif$/)
      await expect(first).toHaveAttribute('fetchpriority', 'high')
      expect(requested.filter((it) => it === shown)).toHaveLength(1)
      expect(requested.filter((it) => /^\/images\/.*(?<!\.svg)$/.test(it))).toEqual([])
    })
    await test.step('on a phone held upright', async () => {
      const page = await context.newPage()
      await page.setViewportSize({ width: 360, height: 740 })
      const { first, shown, requested } = await openPictures(page, path)
      expect(await first.evaluate((it: HTMLImageElement) => it.naturalHeight)).toBeGreaterThan(1000)
      expect(shown).toMatch(/^\/_pictures\/hero\/\w+\.[0-9a-f]{6}\.\d+-960\.avif$/)
      expect(requested.filter((it) => it.startsWith('/_pictures/hero/'))).toEqual([shown])
      expect((await (await request.get(shown)).body()).length).toBeLessThan(30_000)
    })
  })
}
