import { universePaths } from '../routes'
import { galleryPath, photos } from '../support/gallery'
import { openContactCard } from '../support/header'
import { houseCards } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

/**
 * Runs before the scripts of a page: takes away what Chrome 92, Safari 15.4 or Firefox 101 lacks, by the
 * compatibility data of MDN. Real ones of Chromium are in e2e/engines.
 */
function removeYoungerApis(): void {
  const remove = (owner: object | undefined, ...names: string[]) => {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  }
  remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert')
  remove(Element.prototype, 'checkVisibility', 'ariaNotify', 'setHTML', 'getHTML', 'moveBefore')
  remove(Document.prototype, 'startViewTransition', 'onscrollend')
  remove(window, 'navigation', 'structuredClone', 'requestIdleCallback', 'cancelIdleCallback')
  remove(window, 'scheduler', 'Iterator', 'CompressionStream', 'OffscreenCanvas', 'onscrollend')
  remove(Object, 'hasOwn', 'groupBy')
  remove(Map, 'groupBy')
  remove(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
  remove(Promise, 'withResolvers', 'try')
  remove(Array, 'fromAsync')
  remove(Array.prototype, 'findLast', 'findLastIndex', 'with')
  remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced')
  remove(String.prototype, 'isWellFormed', 'toWellFormed')
  remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf')
  remove(Intl, 'Segmenter', 'DurationFormat')
  remove(URLSearchParams.prototype, 'size')
  remove(URL, 'canParse', 'parse')
  remove(AbortSignal, 'any', 'timeout')
  remove(AbortSignal.prototype, 'throwIfAborted')
  remove(Response, 'json')
  remove(Blob.prototype, 'bytes')
  remove(Crypto.prototype, 'randomUUID')
  remove(Navigator.prototype, 'userActivation', 'connection', 'locks', 'share')
}

test.beforeEach(({ page }) => page.addInitScript(removeYoungerApis))

/** The pages with scripts of their own; the others, in real older ones: e2e/engines/routes.journey.ts. */
const pages = [
  ...['/', ...universePaths, '/medias/mediaevenements/nuit-du-conte'],
  ...['/medias/videoplayers?v=medias00001', '/immobilier?maison=3', '/recherche?q=conte'],
]

test('A67 pages of every kind come alive without what older browsers lack', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    await waitForHydration(page)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})

test('A67 menu, contact panel, filter, «Voir plus» and lightbox work without what older browsers lack (R26, R38, R64, R128, R131)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/immobilier')
  await waitForHydration(page)
  await openContactCard(page)
  const panel = page.getByRole('dialog', { name: 'Contact' })
  await expect(panel.getByRole('link', { name: 'Envoyer un message' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.getByRole('tabpanel').getByRole('button', { name: 'Voir plus' }).click()
  await expect(houseCards(page)).toHaveCount(15)
  await page.getByLabel('Chambres').selectOption('4')
  await expect(page).toHaveURL(/chambres=4/)

  await page.goto(galleryPath)
  await waitForHydration(page)
  await photos(page).first().click()
  await expect(page.locator('.yarl__slide_current img')).toBeVisible()
})
