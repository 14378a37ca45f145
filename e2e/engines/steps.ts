import { expect } from './journey'
import type { EnginePage } from './page'

const carousel = '.carousel'

/** Expects the header of a page: on a phone a menu that a key closes, else the contact dropdown. */
export async function checkHeader(page: EnginePage): Promise<void> {
  const [button, opened] = page.viewport.isPhone
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"]:modal']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('button', button, { within: 'header' })
  await page.expectCount(opened, 1)
  await page.press('Escape')
  await page.expectCount(opened, 0)
  await page.expectText(':focus', button)
}

/** Expects a hero whose heading is opaque and in view. */
export async function checkHero(page: EnginePage, heading: string): Promise<void> {
  await page.expectText('h1', heading)
  const opacity = () =>
    page.evaluate(() => {
      const title = document.querySelector('h1')
      const isInView = title && title.getBoundingClientRect().bottom < innerHeight
      return title && isInView ? getComputedStyle(title).opacity : null
    })
  await page.expect(opacity, '1', 'opacity of the heading')
}

/** Expects a link to WhatsApp with a number and a message. */
export async function checkWhatsApp(page: EnginePage, selector = 'main'): Promise<void> {
  const href = await page.attribute(`${selector} a[href*="wa.me"]`, 'href')
  expect(href).toMatch(/^https:\/\/wa\.me\/\d{8,}\?text=./)
}

/** Expects that a drag brings the next slide of a carousel to the front. */
export async function checkDraggedCarousel(page: EnginePage, within: string): Promise<void> {
  const region = `${within} ${carousel}`
  await page.evaluate(
    (it) => document.querySelector(it)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    region,
  )
  await page.expect(() => page.attribute(region, 'data-moving'), 'true', 'swiper is loaded')
  await page.click('button', 'Mettre le défilement en pause', { within: region })
  await waitUntilStill(page, region)
  const before = await page.evaluate(firstSlide, region)
  await page.dragToNext(`${region} .swiper`)
  await page.expect(() => page.evaluate(firstSlide, region), expect.not.stringMatching(before))
}

/** Waits until no slide of a carousel moves: a drag that begins before ends at a slide between. */
export async function waitUntilStill(page: EnginePage, region: string): Promise<void> {
  await page.expect(() => page.evaluate(isStill, region), true, 'no slide moves')
}

/** Runs in the page: the text of the picture nearest to the left edge of a carousel. */
function firstSlide(region: string): string {
  const left = document.querySelector(`${region} .swiper`)?.getBoundingClientRect().left ?? 0
  const distance = (image: Element) => Math.abs(image.getBoundingClientRect().left - left)
  const images = [...document.querySelectorAll<HTMLImageElement>(`${region} .swiper-slide img`)]
  return images.sort((a, b) => distance(a) - distance(b))[0]?.alt ?? ''
}

/** Runs in the page: whether the list of slides of a carousel has come to rest. */
function isStill(region: string): boolean {
  const list = document.querySelector(`${region} .swiper-wrapper`)
  return list !== null && list.getAnimations().length === 0
}
