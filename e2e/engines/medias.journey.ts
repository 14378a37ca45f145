import { expect, test } from './journey'

const listPath = '/medias/mediaevenements'
const lightbox = '.yarl__portal'
const currentPhoto = `${lightbox} .yarl__slide_current`

/** Runs in the page: the width of the photo in CSS pixels; 0 until it is loaded. */
function photoWidth(slide: string): number {
  const photo = document.querySelector<HTMLImageElement>(`${slide} img`)
  return photo?.complete ? photo.getBoundingClientRect().width : 0
}

test('the lightbox answers keys, zooms; Escape and Back close it (R64, R65)', async ({ page }) => {
  await page.goto('/medias/mediagalerie')
  const total = await page.count('a[data-photo]')
  const number = () => page.attribute(currentPhoto, 'aria-label')
  const width = () => page.evaluate(photoWidth, currentPhoto)
  const isWiderThan = (size: number) => async () => (await width()) > size
  await page.click('image', 'main a[data-at="1"]')
  await page.expect(number, `2 sur ${total}`)
  await page.driver.press('ArrowRight')
  await page.expect(number, `3 sur ${total}`)
  await page.expect(isWiderThan(0), true, 'the photo is loaded')
  const before = await width()
  await page.click('button', lightbox, 'Agrandir')
  await page.expect(isWiderThan(before * 1.3), true, 'enlarged by the button')
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
