import { expect } from './journey'
import type { EnginePage } from './page'

/**
 * Opens a page with a hero, whose heading is opaque and in view, and in its header the menu, on a phone, or the
 * contacts, which a key closes.
 */
export async function openLanding(page: EnginePage, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await page.expectText('h1', heading)
  const opacity = () => {
    const title = document.querySelector('h1')
    const isInView = title && title.getBoundingClientRect().bottom < innerHeight
    return title && isInView ? getComputedStyle(title).opacity : null
  }
  await page.expect(() => page.evaluate(opacity), '1', 'opacity of the heading')
  const [button, opened] = page.viewport.isPhone
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"]:modal']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('button', 'header', button)
  await page.expectCount(opened, 1)
  await page.driver.press('Escape')
  await page.expectCount(opened, 0)
  await page.expectText(':focus', button)
}

/** Expects that a drag brings the next slide of a carousel to the front. */
export async function checkDraggedCarousel(page: EnginePage, within: string): Promise<void> {
  const region = `${within} .carousel`
  const scroll = (it: string) => document.querySelector(it)?.scrollIntoView({ block: 'center' })
  await page.evaluate(scroll, region)
  await page.expect(() => page.attribute(region, 'data-moving'), 'true', 'swiper is loaded')
  await page.click('button', region, 'Mettre le défilement en pause')
  await waitUntilStill(page, region)
  const before = await page.evaluate(firstSlide, region)
  await page.dragToNext(`${region} .swiper`)
  await page.expect(() => page.evaluate(firstSlide, region), expect.not.stringMatching(before))
}

/** Waits until no slide of a carousel moves: a drag that begins before ends at a slide between. */
export async function waitUntilStill(page: EnginePage, region: string): Promise<void> {
  const movements = (it: string) => document.querySelector(it)?.getAnimations().length
  await page.expect(() => page.evaluate(movements, `${region} .swiper-wrapper`), 0, 'it is still')
}

/** Runs in the page: the text of the picture nearest to the left edge of a carousel. */
function firstSlide(region: string): string {
  const left = document.querySelector(`${region} .swiper`)?.getBoundingClientRect().left ?? 0
  const distance = (image: Element) => Math.abs(image.getBoundingClientRect().left - left)
  const images = [...document.querySelectorAll<HTMLImageElement>(`${region} .swiper-slide img`)]
  return images.sort((a, b) => distance(a) - distance(b))[0]?.alt ?? ''
}
