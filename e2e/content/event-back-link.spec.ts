import { backLink, eventHeading, timedEventPath } from '../support/event-page'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

for (const { browser, hasNavigation } of [
  { browser: 'a browser with the Navigation API', hasNavigation: true },
  { browser: 'Safari before 26.2', hasNavigation: false },
]) {
  test.describe(browser, () => {
    test.beforeEach(async ({ context }) => {
      if (hasNavigation) return
      await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    })

    test('R76 A28 «← Retour» goes back to the page that led to the event, without a new entry, after a reload too', async ({
      page,
    }) => {
      await page.goto('/medias/mediavideo')
      await waitForHydration(page)
      await page.getByRole('banner').getByRole('link', { name: 'Evènements' }).click()
      await expect(eventHeading(page)).toHaveText('Événements')
      await page.getByRole('heading').getByRole('link', { name: 'La nuit du conte' }).click()
      await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
      const entries = await page.evaluate(() => history.length)
      for (const _turn of ['first', 'after Forward']) {
        await page.reload()
        await waitForHydration(page)
        await backLink(page).click()
        await expect(eventHeading(page)).toHaveText('Événements')
        expect(await page.evaluate(() => history.length), 'no new entry').toBe(entries)
        await page.goForward()
        await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
      }
    })

    test('R76 A28 «← Retour» of the first page of a visit leads to the list, after Back and after an anchor of the page too', async ({
      page,
    }) => {
      await page.goto(timedEventPath)
      await waitForHydration(page)
      await page.getByRole('banner').getByRole('link', { name: 'Vidéos' }).click()
      await expect(eventHeading(page)).toHaveText('Nos reportages')
      await page.goBack()
      await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
      await page.evaluate(() => {
        location.hash = 'contenu'
      })
      await backLink(page).click()
      await expect(eventHeading(page)).toHaveText('Événements')
    })
  })
}
