import { inject } from 'vitest'
import { startSitePair } from '../../testing/site-pair'
import { universePaths } from '../routes'
import { expect, test } from './journey'
import type { EnginePage } from './page'

const listPath = '/medias/mediaevenements'
const carousel = '#destinations .carousel'
const dialog = 'dialog[open]'
const counter = `${dialog} [aria-live="polite"].tabular-figures`
const lightbox = '.yarl__portal'
const photo = (number: number) =>
  `${lightbox} .yarl__slide_current[aria-label^="${number} sur "] img`

/** Runs in the page: whether the splash is over and the heading, opaque, in view. */
function isShown(): boolean {
  const splash = document.querySelector('[data-testid="splash"]')
  const title = document.querySelector('h1') ?? document.body
  const isInView = title.getBoundingClientRect().bottom < innerHeight
  const { display, visibility } = getComputedStyle(splash ?? title)
  const isOver = !splash || display === 'none' || visibility === 'hidden'
  return isOver && isInView && getComputedStyle(title).opacity === '1'
}

/** Runs in the page: the text of the first picture of a carousel. */
const firstSlide = (region: string) =>
  document.querySelector<HTMLImageElement>(`${region} .swiper-slide-active img`)?.alt ?? ''

/** Runs in the page: the paths of the pages that the service worker has saved. */
async function savedPages(): Promise<string[]> {
  const requests = await (await caches.open('rayonne-1-pages')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}

/** Runs in the page: what it says of its state. */
const statuses = () =>
  [...document.querySelectorAll('[role="status"]')].map((it) => it.textContent).join(' ')

/** Escape closes what is open over a page, and Back does once it is open again. */
async function expectToClose(page: EnginePage, opened: string, path: string) {
  await page.press('Escape')
  await expect.poll(() => page.count(opened)).toBe(0)
  await expect.poll(page.path).toBe(path)
  await page.evaluate(() => history.forward())
  await expect.poll(() => page.count(opened)).toBe(1)
  await page.back()
  await expect.poll(() => page.count(opened)).toBe(0)
  await expect.poll(page.problems).toEqual([])
}

test('the splash shows once, every hero has its heading; menu or contacts open and close (R20, R26, R38, A8)', async ({
  page,
}) => {
  for (const path of [...universePaths, '/', '/']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(isShown)).toBe(true)
    await expect.poll(page.problems).toEqual([])
  }
  await page.reload()
  await expect.poll(() => page.evaluate(isShown)).toBe(true)
  const [button, opened] = inject('viewport').hasTouch
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"][open]']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('header :is(button, summary)', button)
  await expect.poll(() => page.count(opened)).toBe(1)
  await page.press('Escape')
  await expect.poll(() => page.count(opened)).toBe(0)
  await expect.poll(() => page.text(':focus')).toContain(button)
})

test('a carousel of links is dragged (R29, R114)', async ({ page }) => {
  await page.goto('/voyage')
  await page.evaluate((it) => document.querySelector(it)?.scrollIntoView(), carousel)
  await expect.poll(() => page.count(`${carousel}[data-moving="true"]`)).toBe(1)
  await page.click(`${carousel} button`, 'Mettre le défilement en pause')
  const before = await page.evaluate(firstSlide, carousel)
  await page.dragToNext(carousel)
  await expect.poll(() => page.evaluate(firstSlide, carousel)).not.toBe(before)
  await expect.poll(page.path).toBe('/voyage')
  await expect.poll(page.problems).toEqual([])
})

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

test('the lightbox answers keys; Escape and Back close it (R64, R65)', async ({ page }) => {
  await page.goto('/medias/mediagalerie')
  await page.click('main a[data-at="1"] img')
  await expect.poll(() => page.count(photo(2))).toBe(1)
  await page.press('ArrowRight')
  await expect.poll(() => page.count(photo(3))).toBe(1)
  await expectToClose(page, lightbox, '/medias/mediagalerie')
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

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» leads to the page before, after a reload too (R76, A28)', async ({ page }) => {
  await page.goto('/')
  await page.click(`main article a[href^="${listPath}/"]`)
  await expect.poll(page.path).toContain(`${listPath}/`)
  await expect.poll(() => page.text('h1')).toContain('Soirée')
  await page.reload()
  await page.click('a', '← Retour')
  await expect.poll(page.path).toBe('/')
  await page.hydrated()
})
