import { routes } from '../routes'
import { expectNoLayoutShift } from '../support/layout'
import { expect, type Page, test } from '../support/shared-site-test'
import { startSlowProxy } from '../support/slow-network'

const viewports = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** How many screens a page is scrolled by at most. */
const maxScreens = 40

/** One page per type of hero, at the two most different viewport sizes. */
const slowPaths = [
  '/',
  '/medias',
  '/medias/mediavideo',
  '/voyage/destination/france',
  '/immobilier',
]
const slowViewports = viewports.filter(({ width }) => width === 360 || width === 1440)

const listed = routes.filter((route) => route.listed)

test('R1 there are enough routes to measure', () => {
  expect(listed.length).toBeGreaterThan(15)
})

for (const { path } of listed) {
  const widths = viewports.map((it) => it.width).join(', ')
  test(`R1 nothing on ${path} shifts, from the first paint to the bottom of the page, at ${widths} px`, async ({
    page,
  }) => {
    test.slow()
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await scrollToEnd(page)
      await expectNoLayoutShift(page)
    }
  })
}

for (const path of slowPaths) {
  test(`R1 nothing on ${path} shifts while it loads over a slow network`, async ({
    page,
    baseURL,
  }) => {
    const slow = await startSlowProxy(baseURL ?? '')
    try {
      for (const viewport of slowViewports) {
        await page.setViewportSize(viewport)
        await page.goto(`${slow.url}${path}`)
        await expectNoLayoutShift(page)
      }
    } finally {
      await slow.close()
    }
  })
}

/**
 * Scrolls screen by screen, and on each waits for the pictures in the viewport, and for the next page of
 * a list whose end is less than two screens away.
 */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = await page.evaluate(async (screens) => {
    const { documentElement: root } = document
    const atEnd = () => window.scrollY + window.innerHeight >= root.scrollHeight - 1
    const inSight = () =>
      new Promise<Element[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          resolve(entries.filter((it) => it.isIntersecting).map((it) => it.target))
        })
        for (const element of [root, ...document.images]) observer.observe(element)
      })
    const isListNearItsEnd = () => {
      const more = document.querySelector('main a[rel="next"]')
      return more !== null && more.getBoundingClientRect().top < 3 * window.innerHeight
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let screen = 0; screen < screens && !atEnd(); screen += 1) {
      while (isListNearItsEnd()) await frame()
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' })
      const pictures = (await inSight()).filter((it) => it instanceof HTMLImageElement)
      await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    }
    return atEnd()
  }, maxScreens)
  expect(isAtEnd, 'the end of the page is reached').toBe(true)
}
