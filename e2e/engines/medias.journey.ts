import { expect, test } from './journey'

const listPath = '/medias/mediaevenements'
const lightbox = '.yarl__portal'
const photo = (number: number) =>
  `${lightbox} .yarl__slide_current[aria-label^="${number} sur "]:has(img)`

test('the lightbox answers keys; Escape and Back close it (R64, R65)', async ({ page }) => {
  await page.goto('/medias/mediagalerie')
  await page.click('image', 'main a[data-at="1"]')
  await page.expectCount(photo(2), 1)
  await page.driver.press('ArrowRight')
  await page.expectCount(photo(3), 1)
  await page.driver.press('Escape')
  await page.expectCount(lightbox, 0)
  await page.expectPath('/medias/mediagalerie')
  await page.evaluate(() => history.forward())
  await page.expectCount(lightbox, 1)
  await page.driver.back()
  await page.expectCount(lightbox, 0)
  await page.expectSound()
})

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» leads to the page before, after a reload too (R76, A28)', async ({ page }) => {
  await page.goto('/')
  await page.click('link', `main article:has([href^="${listPath}/"])`)
  await page.expectPath(expect.stringContaining(`${listPath}/`))
  await page.expectText('h1', 'Soirée')
  await page.reload()
  await page.click('link', '', '← Retour')
  await page.expectPath('/')
  await page.expectHydrated()
})
