import { desktop, openMenu } from '../support/header'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

const label = 'Que cherchez-vous ?'

test('A62 the search: from the menu of a phone, and by its key with suggestions at a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const menu = await openMenu(page)
  await menu.getByLabel(label).fill('CONTES')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Recherche\s:\s«\sCONTES\s»/)
  const results = page.getByRole('main').getByRole('article')
  await expect(results.locator('mark').first()).toHaveText('conte')
  await expect(results.getByRole('link', { name: 'La nuit du conte' })).toBeVisible()

  await page.setViewportSize(desktop)
  await page.goto('/medias')
  const field = page.getByRole('contentinfo').getByLabel(label)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await field.fill('nuit du c')
  await expect(page.getByRole('option').first()).toContainText('La nuit du conte')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/medias/mediaevenements/nuit-du-conte')

  await page.goto('/recherche')
  await waitForHydration(page)
  await page.getByRole('checkbox').uncheck()
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByLabel(label)).not.toBeFocused()
})
