import { finishAnimations } from '../support/finish-animations'
import { universesSection } from '../support/home-page'
import { weakTexts } from '../support/pixel-contrast'
import { expect, test } from '../support/shared-site-test'

const heroes = [
  '/',
  '/medias',
  '/beaute',
  '/voyage',
  '/immobilier',
  ...['espagne', 'france', 'italie'].map((slug) => `/voyage/destination/${slug}`),
]
/** The fast tier has the width with the least room. */
const viewports = [
  { width: 360, height: 740, tag: undefined },
  { width: 768, height: 1024, tag: '@slow' },
  { width: 1440, height: 900, tag: '@slow' },
  { width: 1920, height: 1080, tag: '@slow' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { tag, ...viewport } of viewports) {
  test(
    `R18 R95 R112 R126 every text over a hero can be read at ${viewport.width} px`,
    { tag },
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      for (const path of heroes) {
        await page.goto(path)
        const hero = page.getByRole('main').locator('section').first()
        await hero
          .locator('img')
          .first()
          .evaluate((it: HTMLImageElement) => it.decode())
        await finishAnimations(page)
        const { texts, weak } = await weakTexts(page, [page.getByRole('banner'), hero])
        expect.soft(texts, `measured texts of ${path}`).toBeGreaterThan(2)
        expect.soft(weak, path).toEqual([])
      }
    },
  )

  test(
    `R31 the texts over the pictures of the universe cards can be read at ${viewport.width} px, with and without hover`,
    { tag },
    async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await page.goto('/')
      const cards = await universesSection(page).getByRole('article').all()
      expect(cards).toHaveLength(4)
      for (const card of cards) {
        await card.scrollIntoViewIfNeeded()
        for (const picture of await card.locator('img').all()) {
          await picture.evaluate((it: HTMLImageElement) => it.decode())
        }
        const usual = await weakTexts(page, [card])
        expect(usual.texts).toBe(2)
        await card.hover()
        await finishAnimations(page)
        const hovered = await weakTexts(page, [card])
        expect([...usual.weak, ...hovered.weak]).toEqual([])
      }
    },
  )

  test(
    `R114 the texts over the pictures of the destinations can be read at ${viewport.width} px`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of heroes.filter((it) => it.startsWith('/voyage'))) {
        await page.goto(path)
        const cards = page.locator('.destination-card:not([data-copy] *)')
        expect(await cards.count()).toBeGreaterThan(1)
        for (const card of await cards.all()) {
          await card.scrollIntoViewIfNeeded()
          await card.locator('img').evaluate((it: HTMLImageElement) => it.decode())
          await finishAnimations(page)
          const { texts, weak } = await weakTexts(page, [card])
          expect(texts).toBe(2)
          expect.soft(weak, path).toEqual([])
        }
      }
    },
  )
}
