import { universePaths } from '../routes'
import { loadedFile } from '../support/picture'
import { expect, test } from '../support/shared-site-test'

for (const path of ['/', ...universePaths]) {
  test(`R28 R31 ${path} shows its own pictures as static AVIF files, the first one with priority`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(path)
    const first = page.getByRole('main').locator('picture img').first()
    const shown = await loadedFile(first)
    expect(new URL(shown).pathname).toMatch(/^\/_pictures\/.+\.[0-9a-f]{6}\.\d+\.avif$/)
    await expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(requested.filter((it) => it === new URL(shown).pathname)).toHaveLength(1)
    expect(requested.filter((it) => it.startsWith('/images/'))).toEqual([])
  })
}

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const path of ['/', ...universePaths]) {
    test(`R18 R95 R112 R126 ${path} shows a crop of its hero picture, of at most 30 KB, and loads no other`, async ({
      page,
    }) => {
      const heroes: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/_pictures/hero/')) heroes.push(request.url())
      })
      await page.goto(path)
      const first = page.getByRole('main').locator('picture img').first()
      const shown = await loadedFile(first)
      const height = await first.evaluate((it: HTMLImageElement) => it.naturalHeight)
      expect(height).toBeGreaterThan(1000)
      expect(new URL(shown).pathname).toMatch(
        /^\/_pictures\/hero\/\w+\.[0-9a-f]{6}\.\d+-960\.avif$/,
      )
      expect(heroes).toEqual([shown])
      const bytes = (await (await page.request.get(shown)).body()).length
      expect(bytes).toBeLessThan(30_000)
    })
  }
})

test('R28 own pictures are cached for a year, and the optimizer resizes none of them', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const image = page.getByRole('main').locator('picture img').first()
  const webp = (await image.getAttribute('src')) ?? ''
  for (const [address, type] of [
    [webp, 'image/webp'],
    [await image.evaluate((it: HTMLImageElement) => it.currentSrc), 'image/avif'],
  ] as const) {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const picture = encodeURIComponent('/images/hero/accueil.jpg')
  const resized = await request.get(`/_next/image?url=${picture}&w=680&q=55`)
  expect(resized.status()).toBe(400)
})
