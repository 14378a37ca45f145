import { expect, test } from '../support/shared-site-test'

const nbsp = '\u00a0'

test.use({ timezoneId: 'Europe/Paris' })

test('A69 the home page says the hour of Cotonou and of its visitor, and its light follows the day', async ({
  page,
}) => {
  const hours = { '05:10': 'night', '06:30': 'dawn', '12:04': 'day', '18:45': 'dusk' }
  for (const [time, light] of Object.entries(hours)) {
    const [hour, minutes] = time.split(':').map(Number)
    await page.clock.setFixedTime(`2026-12-03T${time}:20+01:00`)
    await page.goto('/')
    // In winter the clocks of Paris show those of Cotonou.
    const words = `Il est ${hour}${nbsp}h${nbsp}${String(minutes).padStart(2, '0')} à Cotonou`
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.locator('[data-light]')).toHaveAttribute('data-light', light)
  }
  await page.clock.setFixedTime('2026-07-03T16:04:00+01:00')
  await page.reload()
  const both = `Il est 16${nbsp}h${nbsp}04 à Cotonou · 17${nbsp}h${nbsp}04 chez vous`
  await expect(page.getByText(both)).toBeVisible()
})

test('without scripts the home page is what it was', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-light]')).toHaveCount(0)
})
