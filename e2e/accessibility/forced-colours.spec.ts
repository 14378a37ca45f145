import sharp from 'sharp'
import { universePaths } from '../routes'
import { boxOf } from '../support/boxes'
import { startCarousels } from '../support/carousel'
import { pixelsIn, screenOf } from '../support/edge-contrast'
import { finishAnimations } from '../support/finish-animations'
import { houseTab } from '../support/houses'
import { expectFocusVisible } from '../support/keyboard'
import { expect, type Locator, test } from '../support/shared-site-test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** How much the pixels of an element differ: 0 for an element of a single colour. */
async function variety(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot({ animations: 'disabled' })).stats()
  return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))
}

for (const path of ['/', ...universePaths, '/immobilier?maison=3']) {
  const tag = path === '/' || path === '/immobilier?maison=3' ? undefined : '@slow'
  test(
    `R1 in forced colours ${path} shows icons, edges and the focus`,
    { tag },
    async ({ page }) => {
      await page.goto(path)
      await finishAnimations(page)
      const icons = page.getByRole('button').filter({ has: page.locator('svg'), visible: true })
      await startCarousels(page)
      expect(await icons.count()).toBeGreaterThanOrEqual(await page.locator('.carousel').count())
      for (const icon of await icons.all()) {
        await icon.scrollIntoViewIfNeeded()
        expect(await variety(icon), await icon.innerText()).toBeGreaterThan(15)
      }
      const filled = page
        .locator('.button, .button-small, .tab')
        .filter({ hasNot: page.locator('svg'), visible: true })
      expect(await filled.count()).toBeGreaterThan(0)
      const edges = await filled.evaluateAll((all) =>
        all.flatMap((it) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(it)
          return borderTopStyle === 'solid' && borderTopWidth !== '0px' ? [] : [it.textContent]
        }),
      )
      expect(edges, 'buttons without an edge').toEqual([])
      for (let stop = 0; stop < 4; stop += 1) {
        await page.keyboard.press('Tab')
        await expectFocusVisible(page)
      }
    },
  )
}

test('R119 R128 in forced colours the selected tab has another background, and the icon of the open question is another', async ({
  page,
}) => {
  await page.goto('/immobilier')
  const inside = async (name: string) => {
    const { x, y } = await boxOf(houseTab(page, name))
    return pixelsIn(await screenOf(page), { x: x + 12, y: y + 22, width: 1, height: 1 })
  }
  expect(await inside('Maison en vente')).not.toEqual(await inside('Maisons à louer'))
  expect(await inside('Maisons à louer')).toEqual(await inside('Devis personnel'))

  await page.goto('/voyage')
  const icon = page.locator('#faq summary').first().locator('svg')
  const closed = await icon.screenshot({ animations: 'disabled' })
  await page.locator('#faq summary').first().click()
  await finishAnimations(page)
  expect((await icon.screenshot({ animations: 'disabled' })).equals(closed)).toBe(false)
})
