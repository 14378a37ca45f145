import { startSitePair } from '../../testing/site-pair'
import { expect, test } from './journey'

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(): Promise<string[]> {
  const requests = await (await caches.open('rayonne-1-pages')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Runs in the page: what it says of its state. */
const statuses = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join(' ')

test('without a server pages come from the worker', async ({ page, onTestFinished }) => {
  const { site, stop } = await startSitePair()
  onTestFinished(stop)
  await page.goto(`${site.url}/voyage`)
  await expect.poll(() => page.evaluate(savedPages)).toContain('/voyage')
  await page.goto(`${site.url}/admin`)
  await site.stop()

  await page.goto(`${site.url}/voyage`)
  await expect.poll(() => page.text('h1')).toContain('Voyage')
  await expect.poll(() => page.evaluate(statuses)).toContain('faute de réseau')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.goto(`${site.url}/immobilier`)
  await expect.poll(() => page.text('h1')).toContain('Hors ligne')
  await expect.poll(page.path).toBe('/hors-ligne?page=%2Fimmobilier')
  await page.goto(`${site.url}/hors-ligne`)
  await expect.poll(() => page.text('main li')).toContain('Voyage')
})
