import { startMockBackend } from '../mock-backend/server'
import { startSite } from '../support/site'
import { expect, test } from './journey'
import { EnginePage } from './page'

const pagesCache = 'rayonne-1-pages'

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(cacheName: string): Promise<string[]> {
  if (!(await caches.has(cacheName))) return []
  const keys = await (await caches.open(cacheName)).keys()
  return keys.map(({ url }) => new URL(url).pathname)
}

test('without a server a page read before and the offline page come from the worker', async ({
  driver,
  viewport,
  onTestFinished,
}) => {
  const mock = await startMockBackend()
  const site = await startSite({ apiBaseUrl: mock.baseUrl })
  onTestFinished(async () => {
    await site.stop()
    await mock.close()
  })
  const page = new EnginePage(driver, viewport, site.url)
  await page.goto('/voyage')
  await page.expect(
    () => page.evaluate(savedPages, pagesCache),
    expect.arrayContaining(['/voyage']),
  )
  await page.goto('/admin')
  await site.stop()

  await page.goto('/voyage')
  await page.expectText('h1', 'Voyage')
  await page.expectText('[role="status"]', 'faute de réseau')
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.goto('/immobilier')
  await page.expectText('h1', 'Hors ligne')
  await page.expectPath('/hors-ligne?page=%2Fimmobilier')
  await page.goto('/hors-ligne')
  await page.expectText('main li', 'Voyage')
})
