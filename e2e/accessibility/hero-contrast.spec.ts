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
const viewports = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of heroes) {
  test(`R18 R95 R112 R126 every text over the hero of ${path} can be read, at ${viewports.map(({ width }) => width).join(', ')} px`, async ({
    page,
  }) => {
    test.slow()
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      const hero = page.getByRole('main').locator('section').first()
      await hero
        .locator('img')
        .first()
        .evaluate((it: HTMLImageElement) => it.decode())
      await finishAnimations(page)
      const { texts, weak } = await weakTexts(page, [page.getByRole('banner'), hero])
      expect(texts, 'measured texts').toBeGreaterThan(2)
      expect(weak, `contrast at ${viewport.width} px`).toEqual([])
    }
  })
}

test('R31 the texts over the pictures of the universe cards can be read, with and without hover', async ({
  page,
}) => {
  test.slow()
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    for (const card of await universesSection(page).getByRole('article').all()) {
      await card.scrollIntoViewIfNeeded()
      for (const picture of await card.locator('img').all()) {
        await picture.evaluate((it: HTMLImageElement) => it.decode())
      }
      const usual = await weakTexts(page, [card])
      expect(usual.texts).toBe(2)
      await card.hover()
      await finishAnimations(page)
      const hovered = await weakTexts(page, [card])
      expect([...usual.weak, ...hovered.weak], `contrast at ${viewport.width} px`).toEqual([])
    }
  }
})
