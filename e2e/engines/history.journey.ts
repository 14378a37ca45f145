import { startSitePair } from '../support/site-pair'
import { expect, test } from './journey'

const listPath = '/medias/mediaevenements'

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(): Promise<string[]> {
  const requests = await (await caches.open('rayonne-1-pages')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

test('a reload after Back shows the order of the address (R128)', async ({ page }) => {
  await page.goto('/immobilier')
  // WebKit goes back over what a page adds to the history before anybody has touched it.
  await page.clickAt({ x: 5, y: 5 })
  await page.evaluate(() => {
    const field = document.querySelector('select') ?? document.createElement('select')
    field.value = 'prix-croissant'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(page.path).toBe('/immobilier?tri=prix-croissant')
  await page.back()
  await expect.poll(page.path).toBe('/immobilier')
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.querySelector('select')?.value)).toBe('')
  await expect.poll(page.path).toBe('/immobilier')
  await expect.poll(page.problems).toEqual([])
})

test('without a server pages come from the worker', async ({ page, onTestFinished }) => {
  const { site, stop } = await startSitePair()
  onTestFinished(stop)
  await page.goto(`${site.url}/voyage`)
  await expect.poll(() => page.evaluate(savedPages)).toContain('/voyage')
  await page.goto(`${site.url}/admin`)
  await site.stop()

  await page.goto(`${site.url}/voyage`)
  await expect.poll(() => page.text('h1')).toContain('Voyage')
  await expect.poll(() => page.text('[role="status"]')).toContain('faute de réseau')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.goto(`${site.url}/immobilier`)
  await expect.poll(() => page.text('h1')).toContain('Hors ligne')
  await expect.poll(page.path).toBe('/hors-ligne?page=%2Fimmobilier')
  await page.goto(`${site.url}/hors-ligne`)
  await expect.poll(() => page.text('main li')).toContain('Voyage')
})

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» leads to the page before, after a reload too (R76, A28)', async ({ page }) => {
  await page.goto('/')
  await page.click(`main article:has([href^="${listPath}/"]) a`)
  await expect.poll(page.path).toContain(`${listPath}/`)
  await expect.poll(() => page.text('h1')).toContain('Soirée')
  await page.reload()
  await page.click('a', '← Retour')
  await expect.poll(page.path).toBe('/')
  await page.hydrated()
})
