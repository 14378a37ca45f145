import { startSitePair } from '../../testing/site-pair'
import { expect, expectToClose, test } from './journey'

const dialog = 'dialog[open]'
const counter = `${dialog} [aria-live="polite"].tabular-figures`

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(): Promise<string[]> {
  const requests = await (await caches.open('rayonne-1-pages')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Runs in the page: what it says of its state. */
const statuses = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join(' ')

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

test('a house answers buttons, keys, swipes, Escape and Back (R132, R133)', async ({ page }) => {
  await page.goto('/immobilier')
  await page.click('main article a', 'Villa 3 à Godomey')
  await expect.poll(page.path).toBe('/immobilier?maison=3')
  await page.click(`${dialog} button`, 'Photo suivante')
  await expect.poll(() => page.text(counter)).toContain('Photo 2 sur 4')
  await expect.poll(() => page.count(`${dialog} .carousel[data-moving="true"]`)).toBe(1)
  await page.press('ArrowRight')
  await expect.poll(() => page.text(counter)).toContain('Photo 3 sur 4')
  await page.dragToNext(dialog)
  await expect.poll(() => page.text(counter)).toContain('Photo 4 sur 4')
  await expectToClose(page, dialog, '/immobilier')
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
  await expect.poll(() => page.evaluate(statuses)).toContain('faute de réseau')
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.goto(`${site.url}/immobilier`)
  await expect.poll(() => page.text('h1')).toContain('Hors ligne')
  await expect.poll(page.path).toBe('/hors-ligne?page=%2Fimmobilier')
  await page.goto(`${site.url}/hors-ligne`)
  await expect.poll(() => page.text('main li')).toContain('Voyage')
})
