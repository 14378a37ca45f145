import { universesSection } from '../../testing/home-page'
import { hydratedGrid, photos } from '../support/gallery'
import { expectFocusVisible, tabTo } from '../support/keyboard'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

// Without motion the page is where the focus takes it at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
/** Its script is loaded near the viewport; before that it is a list that scrolls. */
async function carouselReady(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Reprendre le défilement' }).waitFor()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('R1 R24 R31 R38 home by keyboard: contact, carousel, universes', async ({ page }) => {
  await page.goto('/')
  await carouselReady(page.getByRole('region', { name: 'Scènes de la maison' }))
  const contact = page.getByRole('banner').getByRole('button', { name: 'Contact' })
  await tabTo(page, contact)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Envoyer un message' }))
  await page.keyboard.press('Escape')

  await tabTo(page, button(page, 'Diapositive suivante'))
  await page.keyboard.press('Space')
  await expectFocusVisible(page)
  await tabTo(page, link(page, 'Découvrir nos univers'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#univers$/)
  await tabTo(page, universesSection(page).getByRole('link', { name: 'Explorer les histoires' }))
  await tabTo(page, universesSection(page).getByRole('link', { name: 'Voir nos projets' }))
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
})

// Photos, shared events, videos, houses: gallery-lightbox, event-sharing, video-change, houses and house-dialog.spec.ts.
test('R96 R99 R102 R106 Beauté by keyboard: prices, photos, courses, map', async ({ page }) => {
  await page.goto('/beaute')
  await tabTo(page, link(page, 'Découvrez nos formules'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const treatments = page.locator('#soins').getByRole('link')
  await expect(treatments.first()).toBeFocused()
  await tabTo(page, treatments.last())
  await tabTo(page, page.locator('#photos').getByRole('link', { name: 'Voir plus' }).first())
  const course = page.locator('#formations').getByRole('article').first()
  await tabTo(page, course.getByRole('link', { name: /^S’inscrire/ }))
  await tabTo(page, course.getByRole('button', { name: /^Partager/ }))
  await tabTo(page, link(page, 'Itinéraire'))
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first())
})

test('R114 R118 R119 Voyage by keyboard: a destination, a pack, questions', async ({ page }) => {
  await page.goto('/voyage')
  const carousel = page.getByRole('region', { name: 'Destinations proposées' })
  await carouselReady(carousel)
  await tabTo(page, carousel.getByRole('link', { name: 'Italie' }))
  await tabTo(page, carousel.getByRole('button', { name: 'Diapositive suivante' }))
  await tabTo(page, link(page, 'Demander un devis').last())
  const questions = page.locator('#faq summary')
  await tabTo(page, questions.first())
  await page.keyboard.press('Enter')
  // One at a time: components/destinations/landing.test.tsx.
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
  await tabTo(page, questions.nth(2))
  await tabTo(page, carousel.getByRole('link', { name: 'France' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('France')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await tabTo(page, link(page, 'Demander un devis via whatsapp'))
})

test('R62 Tab goes from photo to photo in their order, not down a column, and leaves the gallery at its start', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/beaute/photobeaute')
  await expect(hydratedGrid(page)).toHaveCount(1)
  const count = await photos(page).count()
  expect(count).toBeGreaterThan(8)
  await photos(page).and(page.locator('[data-at="0"]')).focus()
  const positions = [0]
  while (positions.length < count) {
    await page.keyboard.press('Tab')
    const position = await page.locator(':focus').getAttribute('data-at')
    if (position) positions.push(Number(position))
  }
  expect(positions).toEqual(Array.from({ length: count }, (_, position) => position))

  await photos(page).and(page.locator('[data-at="1"]')).focus()
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('link', { name: 'Beauté' }).first(), 'Shift+Tab')
  await expect(photos(page).and(page.locator(':focus'))).toHaveCount(0)
})
