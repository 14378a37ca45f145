import { expect, type Page } from '@playwright/test'

/** How many screens a page is scrolled by at most. */
const maxScreens = 40

/**
 * Scrolls screen by screen, and on each waits for the pictures in the viewport, and for the next page of
 * a list whose end is less than two screens away.
 */
export async function scrollToEnd(page: Page): Promise<void> {
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
