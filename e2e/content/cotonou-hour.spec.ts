import { expect, test } from '../support/shared-site-test'

const nbsp = '\u00a0'

test.use({ timezoneId: 'Europe/Paris' })

// At other hours, and where it is as late as in Cotonou: lib/dates/cotonou-hour.test.ts.
test('A69 the home page says the hour of Cotonou and of its visitor, and its light follows the day', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-07-03T18:45:00+01:00')
  await page.goto('/')
  const both = `Il est 18${nbsp}h${nbsp}45 à Cotonou · 19${nbsp}h${nbsp}45 chez vous`
  await expect(page.getByText(both)).toBeVisible()
  await expect(page.locator('[data-light]')).toHaveAttribute('data-light', 'dusk')
})
