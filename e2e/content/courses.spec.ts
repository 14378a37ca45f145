import { columnCount } from '../support/boxes'
import { expect, test } from '../support/shared-site-test'

test('R102 courses stand two in a row; the page of one shows two of the three others', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/beaute')
  const cards = page.locator('#formations').getByRole('article')
  expect(await columnCount(cards)).toBe(2)
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await columnCount(cards)).toBe(2)
  await cards.last().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL((it) => it.pathname === '/beaute/formations/massage-bien-etre')
  const others = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Massage' })
  await expect(others.filter({ visible: true })).toHaveCount(2)
})
