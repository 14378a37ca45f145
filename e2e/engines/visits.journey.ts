import { inject } from 'vitest'
import { universePaths } from '../routes'
import { expect, test } from './journey'

const listPath = '/medias/mediaevenements'
const carousel = '#destinations .carousel'
const lightbox = '.yarl__portal'
const photo = (number: number) =>
  `${lightbox} .yarl__slide_current[aria-label^="${number} sur "] img`

/** Runs in the page: whether the splash is over and the heading, opaque, in view. */
function isShown(): boolean {
  const splash = document.querySelector('[data-testid="splash"]')
  const title = document.querySelector('h1') ?? document.body
  const isInView = title.getBoundingClientRect().bottom < innerHeight
  const { display, visibility } = getComputedStyle(splash ?? title)
  const isOver = !splash || display === 'none' || visibility === 'hidden'
  return isOver && isInView && getComputedStyle(title).opacity === '1'
}

/** Runs in the page: the text of the first picture of a carousel. */
const firstSlide = (region: string) =>
  document.querySelector<HTMLImageElement>(`${region} .swiper-slide-active img`)?.alt ?? ''

test('the splash shows once, every hero has its heading; menu or contacts open and close (R20, R26, R38, A8)', async ({
  page,
}) => {
  for (const path of [...universePaths, '/', '/']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(isShown)).toBe(true)
    await expect.poll(page.problems).toEqual([])
  }
  await page.reload()
  await expect.poll(() => page.evaluate(isShown)).toBe(true)
  const [button, opened] = inject('viewport').hasTouch
    ? ['Ouvrir le menu', 'dialog[aria-label="Menu"][open]']
    : ['Contact', '#contact-menu:not([hidden])']
  await page.click('header :is(button, summary)', button)
  await expect.poll(() => page.count(opened)).toBe(1)
  await page.press('Escape')
  await expect.poll(() => page.count(opened)).toBe(0)
  await expect.poll(() => page.text(':focus')).toContain(button)
})

test('a carousel of links is dragged (R29, R114)', async ({ page }) => {
  await page.goto('/voyage')
  await page.evaluate((it) => document.querySelector(it)?.scrollIntoView(), carousel)
  await expect.poll(() => page.count(`${carousel}[data-moving="true"]`)).toBe(1)
  await page.click(`${carousel} button`, 'Mettre le défilement en pause')
  const before = await page.evaluate(firstSlide, carousel)
  await page.dragToNext(carousel)
  await expect.poll(() => page.evaluate(firstSlide, carousel)).not.toBe(before)
  await expect.poll(page.path).toBe('/voyage')
  await expect.poll(page.problems).toEqual([])
})

test('the lightbox answers keys; Escape and Back close it (R64, R65)', async ({ page }) => {
  const path = '/medias/mediagalerie'
  await page.goto(path)
  await page.click('main a[data-at="1"] img')
  await expect.poll(() => page.count(photo(2))).toBe(1)
  await page.press('ArrowRight')
  await expect.poll(() => page.count(photo(3))).toBe(1)
  await page.press('Escape')
  await expect.poll(() => page.count(lightbox)).toBe(0)
  await expect.poll(page.path).toBe(path)
  await page.evaluate(() => history.forward())
  await expect.poll(() => page.count(lightbox)).toBe(1)
  await page.back()
  await expect.poll(() => page.count(lightbox)).toBe(0)
  await expect.poll(page.problems).toEqual([])
})

// Last: the router, which still fetches after Back, would end the navigation of a test that follows.
test('«← Retour» leads to the page before, after a reload too (R76, A28)', async ({ page }) => {
  await page.goto('/')
  await page.click(`main article a[href^="${listPath}/"]`)
  await expect.poll(page.path).toContain(`${listPath}/`)
  await expect.poll(() => page.text('h1')).toContain('Soirée')
  await page.reload()
  await page.click('a', '← Retour')
  await expect.poll(page.path).toBe('/')
  await page.hydrated()
})
