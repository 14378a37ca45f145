import { imageWidths } from '../../lib/images/image-config'
import { loadedFile } from '../support/picture'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ serviceWorkers: 'allow', deviceScaleFactor: 3, viewport: { width: 360, height: 740 } })

/** Has the browser save data, as its own setting does: in its headers and for scripts. */
async function saveData(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return requested
}

/** Lets a minute of the page's timers pass. */
const minute = (page: Page) => page.clock.runFor(60_000)

test('R19 under Save-Data no video is loaded, no page prefetched or stored', async ({ page }) => {
  const requested = await saveData(page)
  await page.clock.install()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '')
  await page.getByRole('main').getByRole('link', { name: 'Explorer les histoires' }).hover()
  await minute(page)
  expect(requested.length).toBeGreaterThan(1)
  expect(requested.filter((url) => /_rsc=|\.mp4|sw\.js/.test(url))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
})

test('R106 A41 under Save-Data the map is not loaded, an illustrated one is in its place, and later pictures are small', async ({
  page,
}) => {
  const requested = await saveData(page)
  await page.goto('/beaute')
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '')
  await page.getByRole('link', { name: 'Itinéraire' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Itinéraire' })).toBeInViewport()
  await expect(page.locator('iframe')).toBeHidden()
  expect(requested.filter((url) => url.includes('openstreetmap'))).toEqual([])
  const map = page.getByRole('main').locator('picture:has(+ iframe) img')
  expect(new URL(await loadedFile(map)).pathname).toContain('/carte-cotonou.')
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  const front = ([left = 0, top = 0]: number[]) => document.elementFromPoint(left, top)?.tagName
  expect(await page.evaluate(front, [x, y])).toBe('IMG')
  /** How many pictures have come, and of which the file is larger than one pixel per pixel. */
  const followed = () =>
    page.locator('img[srcset][sizes$="px"]').evaluateAll(
      (all, least) => {
        const shown = all.filter((it) => it instanceof HTMLImageElement && it.currentSrc)
        const tooLarge = (shown as HTMLImageElement[]).filter(({ currentSrc, width: own }) => {
          const [, width] = /(?:[?&]w=|\.)(\d+)(?:&|\.\w+$)/.exec(currentSrc) ?? []
          return !(Number(width) <= Math.max(least, own * 2))
        })
        return { shown: shown.length, tooLarge: tooLarge.length }
      },
      Math.min(...imageWidths),
    )
  await expect.poll(async () => (await followed()).shown).toBeGreaterThan(0)
  expect((await followed()).tooLarge, 'larger than one pixel per pixel').toBe(0)
})
