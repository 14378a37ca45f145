import { timedEventPath } from '../support/event-content'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'
import { doubleTap } from '../support/tap-or-click'

const eventHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const backLink = (page: Page) => page.getByRole('link', { name: '← Retour', exact: true })

for (const { browser, hasNavigation } of [
  { browser: 'a browser with the Navigation API', hasNavigation: true },
  { browser: 'Safari before 26.2', hasNavigation: false },
]) {
  test(`R76 A28 in ${browser} «← Retour» goes back to the page that led to the event, without a new entry, after a reload too; of the first page of a visit it leads to the list, after Back and after an anchor of the page too`, async ({
    page,
    context,
  }) => {
    if (!hasNavigation)
      await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
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
      await doubleTap(backLink(page))
      await expect(eventHeading(page)).toHaveText('Événements')
      expect(await page.evaluate(() => history.length), 'no new entry').toBe(entries)
      await page.goForward()
      await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
    }

    const visit = await context.newPage()
    await visit.goto(timedEventPath)
    await waitForHydration(visit)
    await visit.getByRole('banner').getByRole('link', { name: 'Vidéos' }).click()
    await expect(eventHeading(visit)).toHaveText('Nos reportages')
    await visit.goBack()
    await expect(visit).toHaveURL((url) => url.pathname === timedEventPath)
    await visit.evaluate(() => {
      location.hash = 'contenu'
    })
    await backLink(visit).click()
    await expect(eventHeading(visit)).toHaveText('Événements')
  })
}
