import { type EmbeddedBackendPair, startEmbeddedBackend } from '../support/embedded-backend'
import { loadedFile } from '../support/picture'
import { poll } from '../support/poll'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'serial' })

let pair: EmbeddedBackendPair

/** The address of a picture in one of its sizes. */
const rendition = /\/api\/image\/media\/[\w-]+\.\d+/

test.beforeAll(async () => {
  test.setTimeout(240_000)
  pair = await startEmbeddedBackend()
})
test.afterAll(() => pair.stop())

const paths = [
  '/',
  '/medias',
  '/medias/mediavideo',
  '/medias/mediagalerie',
  '/medias/mediaevenements',
  '/beaute',
  '/beaute/photobeaute',
  '/beaute/videosbeaute',
  '/immobilier',
]

for (const path of paths) {
  test(`R13 ${path} shows pictures of the backend in widths that were made when they were published`, async ({
    page,
  }) => {
    const address = pair.site.url + path
    // A backend with new contents makes the sizes in the background.
    await poll(async () => (await page.request.get(address)).text(), {
      timeout: 100_000,
    }).toMatch(rendition)
    const optimized: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_next/image')) optimized.push(request.url())
    })
    await page.goto(address)
    const pictures = page.getByRole('main').locator('img[src^="/api/image/"]')
    expect(await pictures.count()).toBeGreaterThan(0)
    const picture = pictures.first()
    await picture.scrollIntoViewIfNeeded()
    const shown = await loadedFile(picture)
    const file = await page.request.get(shown, { headers: { accept: 'image/avif' } })
    expect(file.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(optimized).toEqual([])
    expect(await (await page.request.get(address)).text()).not.toContain('/_next/image')
  })
}

test('R132 the dialog of a house shows a large photo that was made when it was published', async ({
  page,
}) => {
  await page.goto(`${pair.site.url}/immobilier`)
  await page.getByRole('main').locator('a[data-house]').first().click()
  const photo = page.getByRole('dialog').locator('img').first()
  const shown = await loadedFile(photo)
  expect(new URL(shown).pathname).toMatch(/^\/api\/image\/media\/maisons-\d+-[0-9a-f]{10}\.1200$/)
})

for (const { screen, viewport, file } of [
  { screen: 'a phone', viewport: { width: 360, height: 740 }, file: /accueil-telephone-\w+\.mp4$/ },
  { screen: 'a desktop', viewport: { width: 1280, height: 720 }, file: /accueil-\w+\.mp4$/ },
]) {
  test(`R19 ${screen} plays the header video that was made for it, and requests no other`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const videos = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) videos.add(request.url())
    })
    await page.goto(pair.site.url)
    const video = page.getByRole('main').locator('video').first()
    await expect(video).toHaveAttribute('data-playing', 'true', { timeout: 20_000 })
    expect([...videos]).toEqual([expect.stringMatching(file)])
  })
}
