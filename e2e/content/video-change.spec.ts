import { expect, type Page, test } from '../support/shared-site-test'

const firstVideo = '/medias/videoplayers?v=medias00001'
const firstTitle = 'Les bâtisseuses de Porto-Novo'
const phone = { width: 360, height: 740 }

const player = (page: Page) => page.getByRole('main').locator('iframe')
const similarVideos = (page: Page) => page.getByRole('complementary', { name: 'Vidéos similaires' })
const lastSimilar = (page: Page) => similarVideos(page).getByRole('link').last()

/** Expects that the title has the focus, and that the player is below the header, in the viewport. */
async function expectPlayerInView(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused()
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox()
    const box = await player(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity))
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    )
  }).toPass()
}

/** Scrolls to the end of the page, where the player is out of view. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect.poll(async () => (await player(page).boundingBox())?.y).toBeLessThan(0)
}

for (const viewport of [phone, { width: 1280, height: 720 }]) {
  test(`R94 A50 A57 at ${viewport.width} px a chosen video replaces the video, brings the player into view and its title gets the focus, on Back and Forward too`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(firstVideo)
    const title = await lastSimilar(page).innerText()
    const address = await lastSimilar(page).getAttribute('href')
    const id = new URL(address ?? '', page.url()).searchParams.get('v') ?? ''
    await scrollDown(page)
    await lastSimilar(page).click()
    await expectPlayerInView(page, title)
    await expect(page).toHaveURL(new RegExp(`[?&]v=${id}`))
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(player(page)).toHaveAttribute('src', new RegExp(`/embed/${id}\\?`))
    await expect(similarVideos(page).getByRole('link', { name: title })).toHaveCount(0)
    await scrollDown(page)
    await page.goBack()
    await expectPlayerInView(page, firstTitle)
    await expect(page).toHaveURL(/v=medias00001$/)
    await scrollDown(page)
    await page.goForward()
    await expectPlayerInView(page, title)
    await expect(similarVideos(page).getByRole('link', { name: firstTitle })).toHaveCount(1)
  })
}

/** In the form of the specification: beside all videos, of which the last has no category. */
const besideAll = `${firstVideo}&title=Film`

test('R94 A57 a video chosen while the player is in view does not scroll the page; else it scrolls at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(besideAll)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  // The list beside it is as long as before.
  const title = await lastSimilar(page).innerText()
  await lastSimilar(page).evaluate((it) => it.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expectPlayerInView(page, title)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)

  await page.setViewportSize(phone)
  await page.goto(besideAll)
  await scrollDown(page)
  await lastSimilar(page).evaluate((it) => it.focus({ preventScroll: true }))
  const positions = await page.evaluateHandle(async () => {
    const seen = new Set<number>()
    // The event of the scroll before comes with the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    window.addEventListener('scroll', () => seen.add(Math.round(window.scrollY)))
    return seen
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await page.keyboard.press('Enter')
  await expectPlayerInView(page, title)
  expect(await positions.evaluate((seen) => [...seen])).toHaveLength(1)
})
