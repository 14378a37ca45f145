import { columnCount, expectRightOf, lastRowLength } from '../support/boxes'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

/** Expects that the first of two cards has by far the larger picture. */
async function expectLarger(first: Locator, second: Locator): Promise<void> {
  const [large, small] = [first, second].map((it) => it.locator('img, svg').first().boundingBox())
  expect((await large)?.width).toBeGreaterThan(1.8 * ((await small)?.width ?? Infinity))
}

/** A section of the landing page by its heading. */
function section(page: Page, heading: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}

test('R49 R50 R60 A18 the latest videos of Médias without JavaScript: six in three columns, four under 1024 px, the first over both rows, then in two columns, on a phone above their rows; of all none is alone in the last row of a wide screen', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias')
  const cards = section(page, 'Nos derniers reportages').getByRole('article')
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(cards.filter({ visible: true })).toHaveCount(6)
  await expect(cards.first().getByRole('heading')).toHaveText('Les bâtisseuses de Porto-Novo')
  expect(await columnCount(cards)).toBe(3)
  await expectLarger(cards.first(), cards.nth(1))
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(cards.filter({ visible: true })).toHaveCount(4)
  await expect(section(page, 'Nos derniers reportages').locator('article')).toHaveCount(6)
  await expectRightOf(cards.first(), [cards.nth(1), cards.nth(3)])
  await page.setViewportSize({ width: 360, height: 640 })
  await expectLarger(cards.first(), cards.nth(1))
  const video = cards.nth(1)
  const title = video.getByRole('heading', { level: 3 })
  await expectRightOf(video.locator('img, svg').first(), [title])

  await page.setViewportSize({ width: 1440, height: 900 })
  const all = section(page, 'Nos derniers reportages').getByRole('link', {
    name: 'Toutes les vidéos',
  })
  await all.click()
  await expect(page).toHaveURL(/\/medias\/mediavideo$/)
  expect(await lastRowLength(page.getByRole('main').getByRole('article'))).toBeGreaterThan(1)
})

test('R48 R78 the contact text of Médias lacks the word «plus»; the next event and its countdown follow the hero', async ({
  page,
}) => {
  await page.goto('/medias')
  await page.getByRole('button', { name: 'Contact' }).click()
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(
    'Contactez-nous sur WhatsApp pour une réponse rapide !',
  )
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  const nextEvent = 'Soirée portraits de Cotonou'
  const next = section(page, 'Prochain événement')
  await expect(next).toBeInViewport()
  await expect(next.getByRole('timer')).toContainText(/\d+ heures?/)
  await next.getByRole('link', { name: nextEvent }).click()
  await expect(page.getByRole('heading', { level: 1, name: nextEvent })).toBeVisible()
})
