import { universePaths } from '../routes'
import { expect, test } from './journey'

const carousel = '#destinations .carousel'

/** Runs in the page: whether the splash is to be seen. */
function hasSplash(): boolean {
  const splash = document.querySelector('[data-testid="splash"]')
  return splash !== null && splash.checkVisibility({ visibilityProperty: true })
}

/** Runs in the page: the opacity of the heading; null unless it is in view. */
function opacityOfHeading(): string | null {
  const title = document.querySelector('h1')
  const isInView = title && title.getBoundingClientRect().bottom < innerHeight
  return title && isInView ? getComputedStyle(title).opacity : null
}

/** Runs in the page: the text of the picture nearest to the left edge of a carousel. */
function firstSlide(region: string): string {
  const left = document.querySelector(`${region} .swiper`)?.getBoundingClientRect().left ?? 0
  const distance = (image: Element) => Math.abs(image.getBoundingClientRect().left - left)
  const images = [...document.querySelectorAll<HTMLImageElement>(`${region} .swiper-slide img`)]
  return images.sort((a, b) => distance(a) - distance(b))[0]?.alt ?? ''
}

test('the splash shows once, every hero has its heading; menu or contacts open and close (R20, R26, R38, A8)', async ({
  page,
}) => {
  for (const path of [...universePaths, '/', '/']) {
    await page.goto(path)
    await page.expect(() => page.evaluate(hasSplash), false, `the splash of ${path}`)
    await page.expect(() => page.evaluate(opacityOfHeading), '1', `the heading of ${path}`)
    await page.expectSound()
  }
  await page.reload()
  await page.expect(() => page.evaluate(hasSplash), false, 'the splash after a reload')
  const [button, opened] = page.viewport.isPhone
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"]:modal']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('button', 'header', button)
  await page.expectCount(opened, 1)
  await page.driver.press('Escape')
  await page.expectCount(opened, 0)
  await page.expectText(':focus', button)
})

test('a carousel of links is dragged (R29, R114)', async ({ page }) => {
  await page.goto('/voyage')
  await page.evaluate((it) => document.querySelector(it)?.scrollIntoView(), carousel)
  await page.expectCount(`${carousel}[data-moving="true"]`, 1)
  await page.click('button', carousel, 'Mettre le défilement en pause')
  await page.expectStill(carousel)
  const before = await page.evaluate(firstSlide, carousel)
  await page.dragToNext(`${carousel} .swiper`)
  const after = () => page.evaluate(firstSlide, carousel)
  await page.expect(after, expect.not.stringMatching(before))
  await page.expectPath('/voyage')
  await page.expectSound()
})
