import { expect, test } from './journey'
import type { EnginePage } from './page'
import { checkDraggedCarousel, checkHeader, checkHero } from './steps'

const listPath = '/medias/mediaevenements'
const lightbox = '.yarl__portal'
const currentPhoto = `${lightbox} .yarl__slide_current`
const photoNumber = (page: EnginePage) => page.attribute(currentPhoto, 'aria-label')

test('header, hero, lists and carousel of Médias (R48, R55)', async ({ page }) => {
  await page.goto('/medias')
  await checkHero(page, 'Médias')
  await checkHeader(page)
  await checkDraggedCarousel(page, 'main')
  await page.goto(listPath)
  expect(await page.count('main article')).toBeGreaterThan(5)
  await page.expectSound()
})

test('the lightbox opens, answers keys and zooms; Escape and Back close it (R64, R65)', async ({
  page,
}) => {
  await page.goto('/medias/mediagalerie')
  const total = await page.count('a[data-photo]')
  await page.click('image', null, { within: 'main a[data-at="1"]' })
  await page.expect(() => photoNumber(page), `2 sur ${total}`)
  await page.press('ArrowRight')
  await page.expect(() => photoNumber(page), `3 sur ${total}`)
  const width = () =>
    page.evaluate(
      (it) => Math.round(document.querySelector(`${it} img`)?.getBoundingClientRect().width ?? 0),
      currentPhoto,
    )
  const isLoaded = () =>
    page.evaluate(
      (it) => document.querySelector<HTMLImageElement>(`${it} img`)?.complete === true,
      currentPhoto,
    )
  await page.expect(isLoaded, true, 'the photo is loaded')
  const before = await width()
  await page.click('button', 'Agrandir', { within: lightbox })
  await page.expect(async () => (await width()) > before * 1.3, true, 'enlarged by the button')
  await page.press('Escape')
  await page.expectCount(lightbox, 0)
  await page.expectPath('/medias/mediagalerie')
  await page.driver.evaluate(() => history.forward())
  await page.expectCount(lightbox, 1)
  await page.driver.back()
  await page.expectCount(lightbox, 0)
  await page.expectSound()
})

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» of an event leads to the page one came from, after a reload too (R76, A28)', async ({
  page,
}) => {
  await page.goto('/')
  await page.click('link', null, { within: `main article:has([href^="${listPath}/"])` })
  await page.expect(() => page.path(), expect.stringContaining(`${listPath}/`))
  await page.expectText('h1', 'Soirée')
  await page.reload()
  await page.click('link', '← Retour')
  await page.expectPath('/')
  await page.expectHydrated()
})
