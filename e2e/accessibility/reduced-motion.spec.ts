import { universePaths } from '../routes'
import { motions } from '../support/animations'
import { expect, test } from '../support/shared-site-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The pages of the fast tier have a video, carousels and what moves in as it is scrolled to. */
const fast = ['/', '/voyage']

for (const path of ['/', ...universePaths, '/medias/mediagalerie']) {
  const tag = fast.includes(path) ? undefined : '@slow'
  test(
    `R10 R19 R28 R114 reduced motion: nothing on ${path} moves, no film is loaded`,
    { tag },
    async ({ page }) => {
      const films: string[] = []
      page.on('request', (it) => it.url().endsWith('.mp4') && films.push(it.url()))
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
      // The copies that fill a loop come later.
      const slides = page.locator('.swiper-slide:not([data-copy]) img')
      const places = () =>
        slides.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
      const before = await places()
      await page.clock.runFor(20_000)
      expect(await places(), 'slides').toEqual(before)
      expect(films, 'films that are loaded').toEqual([])
    },
  )
}
