import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expectAxeClean } from '../support/axe'
import { galleryPath, hydratedGrid, lightbox, photos } from '../support/gallery'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

/** «3 sur 28», of the photo in front. */
function currentPhoto(page: Page): Locator {
  return lightbox(page).locator('.yarl__slide_current')
}

type Photo = {
  id: string
  name: string
}

/** The photos in the order of the server HTML, on a page whose scripts run. */
async function openGallery(page: Page): Promise<Photo[]> {
  await page.goto(galleryPath)
  await expect(hydratedGrid(page)).toHaveCount(1)
  const all = await photos(page).evaluateAll((links) =>
    links
      .map((link) => ({
        at: Number(link.getAttribute('data-at')),
        id: link.getAttribute('data-photo') ?? '',
        name: link.querySelector('img')?.alt ?? '',
      }))
      .sort((a, b) => a.at - b.at),
  )
  expect(all.length).toBeGreaterThan(4)
  return all
}

function linkOf(page: Page, photo: Photo | undefined): Locator {
  return page.locator(`a[data-photo="${photo?.id}"]`)
}

/** Expects the lightbox at a photo: in front, in the address, in the counter. */
async function expectAt(page: Page, all: Photo[], index: number): Promise<void> {
  await expect(currentPhoto(page)).toHaveAttribute('aria-label', `${index + 1} sur ${all.length}`)
  await expect(currentPhoto(page).getByRole('img')).toHaveAttribute('alt', all[index]?.name ?? '')
  await expect.poll(() => new URL(page.url()).searchParams.get('photo')).toBe(all[index]?.id)
}

const historyLength = (page: Page) => page.evaluate(() => window.history.length)

test('R64 a click opens the lightbox at that photo, and its script is loaded only then', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()))
  const all = await openGallery(page)
  await page.waitForLoadState('load')
  const before = scripts.length
  await linkOf(page, all[2]).click()
  await expect(lightbox(page)).toBeVisible()
  await expectAt(page, all, 2)
  expect(scripts.length).toBeGreaterThan(before)
  const box = await lightbox(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
})

test('R65 the lightbox has the library’s settings: padding, spacing, preload, fade, swipe', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const durations: unknown[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      durations.push(typeof options === 'object' ? options.duration : options)
      return animate.call(this, frames, options)
    }
    Object.assign(window, { durations })
  })
  const all = await openGallery(page)
  await linkOf(page, all[0]).click()
  await expectAt(page, all, 0)
  const css = await lightbox(page).evaluate((portal) => {
    const slide = portal.querySelector('.yarl__slide_current')
    const next = slide?.nextElementSibling
    if (!slide || !next) throw new Error('No slides.')
    const [ends, begins] = [slide.getBoundingClientRect().right, next.getBoundingClientRect().left]
    return {
      fade: getComputedStyle(portal).transitionDuration,
      padding: getComputedStyle(slide).padding,
      spacing: (begins - ends) / portal.clientWidth,
      slides: portal.querySelectorAll('.yarl__slide').length,
    }
  })
  expect(css.fade).toBe('0.25s')
  expect(css.padding).toBe('16px')
  expect(css.spacing).toBeCloseTo(0.3, 2)
  expect(css.slides, 'two photos before, two after').toBe(5)
  await page.keyboard.press('ArrowRight')
  await expectAt(page, all, 1)
  const durations = () =>
    page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  expect(await durations()).toContain(500)
})

test('R64 arrows, keys and swipes change the photo; a single history entry, replaced each time', async ({
  page,
}) => {
  const all = await openGallery(page)
  const before = await historyLength(page)
  await linkOf(page, all[1]).click()
  await expectAt(page, all, 1)
  expect(await historyLength(page)).toBe(before + 1)

  await lightbox(page).getByRole('button', { name: 'Photo suivante' }).click()
  await expectAt(page, all, 2)
  await page.keyboard.press('ArrowRight')
  await expectAt(page, all, 3)
  await page.keyboard.press('ArrowLeft')
  await expectAt(page, all, 2)
  await lightbox(page).getByRole('button', { name: 'Photo précédente' }).click()
  await expectAt(page, all, 1)

  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width * 0.7, height / 2)
  await page.mouse.down()
  await page.mouse.move(width * 0.2, height / 2, { steps: 8 })
  await page.mouse.up()
  await expectAt(page, all, 2)
  expect(await historyLength(page)).toBe(before + 1)
})

test('R64 Back closes the lightbox and stays on the page; Forward opens it again', async ({
  page,
}) => {
  await page.goto('/medias')
  const all = await openGallery(page)
  await linkOf(page, all[3]).click()
  await expectAt(page, all, 3)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/medias\/mediagalerie$/)
  await page.goForward()
  await expectAt(page, all, 3)
  await page.goBack()
  await expect(lightbox(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/medias$/)
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['«Fermer»', (page: Page) => lightbox(page).getByRole('button', { name: 'Fermer' }).click()],
] as const) {
  test(`R64 ${name} closes the lightbox, focuses the photo and removes the history entry`, async ({
    page,
  }) => {
    const all = await openGallery(page)
    await linkOf(page, all[4]).focus()
    await page.keyboard.press('Enter')
    await expectAt(page, all, 4)
    await close(page)
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/medias\/mediagalerie$/)
    await expect(linkOf(page, all[4])).toBeFocused()
  })
}

test('R64 after browsing, closing focuses the photo shown last', async ({ page }) => {
  const all = await openGallery(page)
  await linkOf(page, all[0]).click()
  await expectAt(page, all, 0)
  await page.keyboard.press('ArrowLeft')
  await expectAt(page, all, all.length - 1)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(linkOf(page, all.at(-1))).toBeFocused()
  await expect(linkOf(page, all.at(-1))).toBeInViewport()
})

test('R64 the lightbox works with the keyboard only, in French and passes axe', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const all = await openGallery(page)
  await linkOf(page, all[0]).focus()
  await page.keyboard.press('Enter')
  await expectAt(page, all, 0)
  const buttons = lightbox(page).getByRole('button')
  const names = await buttons.evaluateAll((items) =>
    items.map((it) => it.getAttribute('aria-label')),
  )
  expect(names.sort()).toEqual([
    'Agrandir',
    'Fermer',
    'Photo précédente',
    'Photo suivante',
    'Réduire',
    'Télécharger la photo',
  ])
  await expect(lightbox(page).getByText(`1 sur ${all.length}`)).toBeVisible()
  await expectAxeClean(page)
  const seen = new Set<string>()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    seen.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Agrandir', 'Fermer', 'Photo suivante']))
  await lightbox(page).getByRole('button', { name: 'Agrandir' }).press('Enter')
  await expect(lightbox(page).getByRole('button', { name: 'Réduire' })).toBeEnabled()
})

test('R64 a photo is downloaded as a JPEG named after its title', async ({ page }) => {
  const all = await openGallery(page)
  await linkOf(page, all[2]).click()
  await expectAt(page, all, 2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lightbox(page).getByRole('button', { name: 'Télécharger la photo' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${all[2]?.name}.jpg`)
  const { format, width = 0 } = await sharp(await readFile(await download.path())).metadata()
  expect(format).toBe('jpeg')
  expect(width).toBeGreaterThan(100)
})

test('R64 a click with a modifier key is left to the browser', async ({ page }) => {
  const all = await openGallery(page)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    linkOf(page, all[0]).click({ modifiers: ['ControlOrMeta'] }),
  ])
  expect(tab.url()).not.toContain('mediagalerie')
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('without the lightbox', () => {
  test.use({ allowConsole: [/_next\/static\/.*\.js/] })

  test('R64 when the lightbox cannot be loaded, the photo opens as an image', async ({ page }) => {
    const all = await openGallery(page)
    const href = (await linkOf(page, all[1]).getAttribute('href')) ?? ''
    await page.waitForLoadState('load')
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await linkOf(page, all[1]).click()
    await expect(page).toHaveURL(new URL(href, page.url()).href)
  })
})
