import { columnCount, expectRightOf, lastRowLength } from '../support/boxes'
import { expect, type Page, test } from '../support/shared-site-test'

/** A section of the landing page by its heading. */
function section(page: Page, heading: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}

test('R49 R50 R60 A18 the latest videos of Médias without JavaScript: six in three columns, four under 1024 px, rows on a phone; of all none is alone in the last row of a wide screen', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias')
  const cards = section(page, 'Nos derniers reportages').getByRole('article')
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(cards.filter({ visible: true })).toHaveCount(6)
  await expect(cards.first().getByRole('heading')).toHaveText('Les bâtisseuses de Porto-Novo')
  expect(await columnCount(cards)).toBe(3)
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(cards.filter({ visible: true })).toHaveCount(4)
  await expect(section(page, 'Nos derniers reportages').locator('article')).toHaveCount(6)
  await page.setViewportSize({ width: 360, height: 640 })
  const video = cards.first()
  const title = video.getByRole('heading', { level: 3 })
  await expectRightOf(video.locator('img, svg').first(), [title])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/medias/mediavideo')
  expect(await lastRowLength(page.getByRole('main').getByRole('article'))).toBeGreaterThan(1)
})

test('R48 the contact text of Médias lacks the word «plus»', async ({ page }) => {
  await page.goto('/medias')
  await page.getByRole('button', { name: 'Contact' }).click()
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(
    'Contactez-nous sur WhatsApp pour une réponse rapide !',
  )
})
