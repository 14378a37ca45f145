import { inject } from 'vitest'
import { universePaths } from '../routes'
import { startSitePair } from '../support/site-pair'
import { expect, test } from './journey'

const listPath = '/medias/mediaevenements'
const carousel = '#destinations .carousel'
const dialog = 'dialog:modal'
const counter = `${dialog} [aria-live="polite"].tabular-figures`
const lightbox = '.yarl__portal'
const photo = (number: number) =>
  `${lightbox} .yarl__slide_current[aria-label^="${number} sur "]:has(img)`

/** Runs in the page: whether the splash is over and the heading, opaque, in view. */
function isShown(): boolean {
  const splash = document.querySelector('[data-testid="splash"]')
  const title = document.querySelector('h1') ?? document.body
  const isInView = title.getBoundingClientRect().bottom < innerHeight
  const isOver = !splash?.checkVisibility({ visibilityProperty: true })
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

test('the splash shows once, every hero has its heading; menu or contacts open and close (R20, R26, R38, A8)', async ({
  page,
}) => {
  for (const path of [...universePaths, '/', '/']) {
    await page.goto(path)
    await page.expect(true, isShown)
    await page.expectSound()
  }
  await page.reload()
  await page.expect(true, isShown)
  const [button, opened] = inject('viewport').hasTouch
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"]:modal']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('header :is(button, summary)', button)
  await page.expectCount(opened, 1)
  await page.driver.press('Escape')
  await page.expectCount(opened, 0)
  await page.expectText(':focus', button)
})

test('a carousel of links is dragged (R29, R114)', async ({ page }) => {
  await page.goto('/voyage')
  await page.driver.evaluate((it) => document.querySelector(it)?.scrollIntoView(), carousel)
  await page.expectCount(`${carousel}[data-moving="true"]`, 1)
  await page.click(`${carousel} button`, 'Mettre le défilement en pause')
  const before = await page.driver.evaluate(firstSlide, carousel)
  await page.dragToNext(carousel)
  await page.expect(expect.not.stringMatching(before), firstSlide, carousel)
  await page.expectPath('/voyage')
  await page.expectSound()
})

test('a reload after Back shows the order of the address (R128)', async ({ page }) => {
  await page.goto('/immobilier')
  // WebKit goes back over what a page adds to the history before anybody has touched it.
  await page.driver.click({ x: 5, y: 5 })
  await page.driver.evaluate(() => {
    const field = document.querySelector('select') ?? document.createElement('select')
    field.value = 'prix-croissant'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.expectPath('/immobilier?tri=prix-croissant')
  await page.driver.back()
  await page.expectPath('/immobilier')
  await page.reload()
  await page.expect('', () => document.querySelector('select')?.value)
  await page.expectPath('/immobilier')
  await page.expectSound()
})

test('a house answers buttons, keys, swipes, Escape and Back (R132, R133)', async ({ page }) => {
  await page.goto('/immobilier')
  await page.click('main article a', 'Villa 3 à Godomey')
  await page.expectPath('/immobilier?maison=3')
  await page.click(`${dialog} button`, 'Photo suivante')
  await page.expectText(counter, 'Photo 2 sur 4')
  await page.expectCount(`${dialog} .carousel[data-moving="true"]`, 1)
  await page.driver.press('ArrowRight')
  await page.expectText(counter, 'Photo 3 sur 4')
  await page.dragToNext(dialog)
  await page.expectText(counter, 'Photo 4 sur 4')
  await page.driver.press('Escape')
  await page.expectCount(dialog, 0)
  await page.expectPath('/immobilier')
  await page.driver.evaluate(() => history.forward())
  await page.expectCount(dialog, 1)
  await page.driver.back()
  await page.expectCount(dialog, 0)
  await page.expectSound()
})

test('the lightbox answers keys; Escape and Back close it (R64, R65)', async ({ page }) => {
  await page.goto('/medias/mediagalerie')
  await page.click('main a[data-at="1"] img')
  await page.expectCount(photo(2), 1)
  await page.driver.press('ArrowRight')
  await page.expectCount(photo(3), 1)
  await page.driver.press('Escape')
  await page.expectCount(lightbox, 0)
  await page.expectPath('/medias/mediagalerie')
  await page.driver.evaluate(() => history.forward())
  await page.expectCount(lightbox, 1)
  await page.driver.back()
  await page.expectCount(lightbox, 0)
  await page.expectSound()
})

test('without a server pages come from the worker', async ({ page, onTestFinished }) => {
  const { site, stop } = await startSitePair()
  onTestFinished(stop)
  await page.goto(`${site.url}/voyage`)
  await page.expect(expect.arrayContaining(['/voyage']), savedPages)
  await page.goto(`${site.url}/admin`)
  await site.stop()

  await page.goto(`${site.url}/voyage`)
  await page.expectText('h1', 'Voyage')
  await page.expectText('[role="status"]', 'faute de réseau')
  await page.expect(true, () => document.styleSheets.length > 0)
  await page.goto(`${site.url}/immobilier`)
  await page.expectText('h1', 'Hors ligne')
  await page.expectPath('/hors-ligne?page=%2Fimmobilier')
  await page.goto(`${site.url}/hors-ligne`)
  await page.expectText('main li', 'Voyage')
})

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» leads to the page before, after a reload too (R76, A28)', async ({ page }) => {
  await page.goto('/')
  await page.click(`main article:has([href^="${listPath}/"]) a`)
  await page.expectPath(expect.stringContaining(`${listPath}/`))
  await page.expectText('h1', 'Soirée')
  await page.reload()
  await page.click('a', '← Retour')
  await page.expectPath('/')
  await page.expectHydrated()
})
