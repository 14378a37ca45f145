import { universePaths } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { weakTexts } from '../support/pixel-contrast'
import { expect, type Locator, test } from '../support/shared-site-test'

const destinations = ['espagne', 'france', 'italie'].map((it) => `/voyage/destination/${it}`)
const heroes = ['/', ...universePaths, ...destinations]
/** The fast tier has the width with the least room. */
const viewports = [
  { width: 360, height: 740, tag: undefined },
  { width: 768, height: 1024, tag: '@slow' },
  { width: 1920, height: 1080, tag: '@slow' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The cards of the universes and of destinations: each has two texts on a picture. */
const cards = '#univers article, .destination-card:not([data-copy] *)'

for (const { tag, ...viewport } of viewports) {
  test(
    `R18 R31 R95 R112 R114 R126 every text over a hero or a card can be read at ${viewport.width} px, with and without hover`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      let measuredCards = 0
      for (const path of heroes) {
        await page.goto(path)
        const hero = page.getByRole('main').locator('section').first()
        await decodePictures(hero)
        await finishAnimations(page)
        const { texts, weak } = await weakTexts(page, [page.getByRole('banner'), hero])
        expect.soft(texts, `measured texts of ${path}`).toBeGreaterThan(2)
        expect.soft(weak, path).toEqual([])

        for (const card of await page.locator(cards).all()) {
          measuredCards += 1
          await card.scrollIntoViewIfNeeded()
          await decodePictures(card)
          await finishAnimations(page)
          const usual = await weakTexts(page, [card])
          expect(usual.texts).toBe(2)
          await card.hover()
          await finishAnimations(page)
          const hovered = await weakTexts(page, [card])
          expect.soft([...usual.weak, ...hovered.weak], path).toEqual([])
        }
      }
      // Four universes, three destinations, and on the page of each destination the two others.
      expect(measuredCards).toBe(4 + 3 + 3 * 2)
    },
  )
}

async function decodePictures(part: Locator): Promise<void> {
  for (const picture of await part.locator('img').all()) {
    await picture.evaluate((it: HTMLImageElement) => it.decode())
  }
}
