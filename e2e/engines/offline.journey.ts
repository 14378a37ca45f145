import { inject } from 'vitest'
import { startSitePair } from '../support/site-pair'
import { expect, test } from './journey'
import { EnginePage } from './page'

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(): Promise<string[]> {
  const requests = await (await caches.open('rayonne-1-pages')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

test('without a server pages come from the worker', async ({ driver, onTestFinished }) => {
  const { site, stop } = await startSitePair()
  onTestFinished(stop)
  const page = new EnginePage(driver, inject('viewport'), site.url)
  await page.goto('/voyage')
  await page.expect(() => page.evaluate(savedPages), expect.arrayContaining(['/voyage']))
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
