import { universePaths } from '../routes'
import { openMenu, phone } from '../support/header'
import { expect, type Page, test } from '../support/shared-site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The longest that something may move, in milliseconds. */
const still = 20

/** The names and durations of the animations that move something for longer. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate((limit) => {
    return document.getAnimations().flatMap((animation) => {
      const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {}
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
      return Number(duration) * iterations > limit ? [`${name}: ${duration} ms`] : []
    })
  }, still)
}

/** The pages of the fast tier have a video, carousels and what moves in as it is scrolled to. */
const fast = ['/', '/voyage']

for (const path of ['/', ...universePaths, '/medias/mediagalerie']) {
  const tag = fast.includes(path) ? undefined : '@slow'
  test(
    `R10 R28 R114 under reduced motion nothing on ${path} moves by itself, down to its end`,
    { tag },
    async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      const found = await motions(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (let top = 0; top < height; top += 500) {
        await page.evaluate((y) => window.scrollTo({ top: y }), top)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
        found.push(...(await motions(page)))
      }
      expect(found).toEqual([])
      const slides = page.locator('.swiper-slide img')
      const places = () =>
        slides.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
      const before = await places()
      await page.clock.runFor(20_000)
      expect(await places(), 'slides').toEqual(before)
      const playing = page
        .locator('video')
        .evaluateAll((all: HTMLVideoElement[]) => all.filter((it) => !it.paused).length)
      expect(await playing, 'videos that play').toBe(0)
    },
  )
}

test('R26 R74 R132 under reduced motion menu and dialogs open without motion', async ({ page }) => {
  await page.goto('/medias/mediaevenements')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Partager/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await motions(page)).toEqual([])
  await page.goto('/immobilier')
  await page.getByRole('main').getByRole('link', { name: 'Villa 3 à Godomey', exact: true }).click()
  await page.locator('dialog [data-moving="true"]').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Photo suivante' }).click()
  await expect(page.getByText('Photo 2 sur 4')).toBeVisible()
  expect(await motions(page)).toEqual([])
  await page.setViewportSize(phone)
  await page.goto('/')
  await openMenu(page)
  expect(await motions(page)).toEqual([])
})
