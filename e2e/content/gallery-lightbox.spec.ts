import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAxeClean } from '../support/axe'
import { colourOf } from '../support/colour'
import { galleryPath, lightbox, openGallery, type Photo } from '../support/gallery'
import { expectFocusVisible, tabTo } from '../support/keyboard'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'
import { tapOrClick } from '../support/tap-or-click'

const atGallery = (url: URL) => url.pathname === galleryPath && url.search === ''
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name })
const linkOf = (page: Page, photo: Photo | undefined): Locator =>
  page.locator(`a[data-photo="${photo?.id}"]`)
const historyLength = (page: Page) => page.evaluate(() => window.history.length)

/** Of the fourth photo. */
const credit = 'Photo\u00a0: Atelier du Nokoué'

/** Expects the lightbox at a photo: in front, in the address, in the counter. */
async function expectAt(page: Page, all: Photo[], index: number): Promise<void> {
  const current = lightbox(page).locator('.yarl__slide_current')
  await expect(current).toHaveAttribute('aria-label', `${index + 1} sur ${all.length}`)
  await expect(current.getByRole('img')).toHaveAttribute('alt', all[index]?.name ?? '')
  await expect.poll(() => new URL(page.url()).searchParams.get('photo')).toBe(all[index]?.id)
}

/** Records the durations of all animations that scripts start. */
async function recordDurations(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const durations: unknown[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      durations.push(typeof options === 'object' ? options.duration : options)
      return animate.call(this, frames, options)
    }
    Object.assign(window, { durations })
  })
  return () => page.evaluate(() => (window as unknown as { durations: number[] }).durations)
}

/** The settings of the library as they are seen. */
function seenSettings(page: Page) {
  return lightbox(page).evaluate((portal) => {
    const slide = portal.querySelector('.yarl__slide_current')
    const next = slide?.nextElementSibling
    if (!slide || !next) throw new Error('No slides.')
    const [ends, begins] = [slide.getBoundingClientRect().right, next.getBoundingClientRect().left]
    return {
      fade: getComputedStyle(portal).transitionDuration,
      padding: getComputedStyle(slide).padding,
      spacing: ((begins - ends) / portal.clientWidth).toFixed(2),
      slides: portal.querySelectorAll('.yarl__slide').length,
    }
  })
}

test(
  'R64 R65 a visitor opens a photo, goes through others by button, key and swipe, downloads one, and closes at the photo seen last',
  { tag: '@phone-only' },
  async ({ page }) => {
    const durations = await recordDurations(page)
    const scripts: string[] = []
    page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()))
    const all = await openGallery(page)
    await expect(page.getByRole('listitem').filter({ hasText: credit })).toHaveCount(1)
    const [scriptsBefore, entriesBefore] = [scripts.length, await historyLength(page)]

    await test.step('R64 a tap opens it there, over the whole screen, and loads its script', async () => {
      await tapOrClick(linkOf(page, all[1]))
      await expectAt(page, all, 1)
      expect(scripts.length).toBeGreaterThan(scriptsBefore)
      const box = await lightbox(page).boundingBox()
      expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
      // Two photos before, two after.
      const settings = { fade: '0.25s', padding: '16px', spacing: '0.30', slides: 5 }
      await expect.poll(() => seenSettings(page)).toEqual(settings)
    })

    await test.step('R64 R65 buttons, keys and swipes replace a single history entry', async () => {
      await tapOrClick(button(page, 'Photo suivante'))
      await expectAt(page, all, 2)
      await page.keyboard.press('ArrowRight')
      await expectAt(page, all, 3)
      await expect(lightbox(page).getByText(`${all[3]?.name} · ${credit}`)).toBeVisible()
      expect(await durations()).toContain(500)
      await page.keyboard.press('ArrowLeft')
      await expectAt(page, all, 2)
      await tapOrClick(button(page, 'Photo précédente'))
      await expectAt(page, all, 1)
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      await page.mouse.move(width * 0.7, height / 2)
      await page.mouse.down()
      await page.mouse.move(width * 0.2, height / 2, { steps: 8 })
      await page.mouse.up()
      await expectAt(page, all, 2)
      expect(await historyLength(page)).toBe(entriesBefore + 1)
    })

    await test.step('R64 a photo is downloaded as a JPEG named after its title', async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        tapOrClick(lightbox(page).getByRole('link', { name: 'Télécharger la photo' })),
      ])
      expect(download.suggestedFilename()).toBe(`${all[2]?.name.replace(/\.$/, '')}.jpg`)
      const { format, width = 0 } = await sharp(await readFile(await download.path())).metadata()
      expect(format).toBe('jpeg')
      expect(width).toBeGreaterThan(100)
    })

    await page.keyboard.press('ArrowLeft')
    await expectAt(page, all, 1)
    await page.keyboard.press('ArrowLeft')
    await expectAt(page, all, 0)
    await page.keyboard.press('ArrowLeft')
    await expectAt(page, all, all.length - 1)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(atGallery)
    await expect(linkOf(page, all.at(-1))).toBeFocused()
    await expect(linkOf(page, all.at(-1))).toBeInViewport()
  },
)

test('R64 with the keyboard only, in French and clean for axe; «Fermer» and Back close the lightbox, Forward opens it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/medias')
  const all = await openGallery(page)
  await tabTo(page, linkOf(page, all[4]))
  await page.keyboard.press('Enter')
  await expectAt(page, all, 4)
  await expect(lightbox(page).getByText(`5 sur ${all.length}`)).toBeVisible()
  await test.step('the arrows are in reach of the thumb, on the colour of the universe', async () => {
    for (const name of ['Photo précédente', 'Photo suivante']) {
      expect((await button(page, name).boundingBox())?.y).toBeGreaterThan(700)
    }
    const ground = await colourOf(lightbox(page).locator('.yarl__container'), 'backgroundColor')
    expect(ground).toMatchObject({ red: 30, green: 25, blue: 86 })
  })
  await expectAxeClean(page)
  await tabTo(page, button(page, 'Photo suivante'))
  const seen = new Set<string>()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Agrandir', 'Fermer', 'Photo suivante']))
  await button(page, 'Agrandir').press('Enter')
  await expect(button(page, 'Réduire')).toBeEnabled()

  await button(page, 'Fermer').press('Enter')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(atGallery)
  await expect(linkOf(page, all[4])).toBeFocused()
  await expectFocusVisible(page)

  await page.keyboard.press('Enter')
  await expectAt(page, all, 4)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(atGallery)
  await page.goForward()
  await expectAt(page, all, 4)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/medias$/)
})

test.describe('left to the browser', () => {
  test.use({ allowConsole: [/_next\/static\/.*\.js/] })

  test('R64 a click with a modifier key opens the picture in a tab; so does a plain one in the same tab where the lightbox cannot be loaded', async ({
    page,
    context,
  }) => {
    const all = await openGallery(page)
    // Asked for, not drawn: Debian's Chromium 150 crashes over a picture as the first page of such a tab.
    const [request] = await Promise.all([
      context.waitForEvent('request', (one) => one.url() === all[0]?.href),
      context.waitForEvent('page'),
      linkOf(page, all[0]).click({ modifiers: ['ControlOrMeta'] }),
    ])
    expect(request.isNavigationRequest()).toBe(true)
    await expect(page).toHaveURL(galleryPath)
    await expect(lightbox(page)).toHaveCount(0)

    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await linkOf(page, all[1]).click()
    await expect(page).toHaveURL(all[1]?.href ?? '')
  })
})
