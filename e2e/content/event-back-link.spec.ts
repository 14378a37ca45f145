import { listPath } from '../support/event-content'
import { backLink, eventHeading, timedEventPath } from '../support/event-page'
import { waitForHydration } from '../support/hydration'
import { expect, test } from '../support/shared-site-test'

/** Of the teaser on the home page that leads to the next event. */
const nextEventHeading = 'Prochain événement'

test('R76 A28 «← Retour» goes back in the history', async ({ page }) => {
  await page.goto('/medias/mediavideo')
  await page.getByRole('banner').getByRole('link', { name: 'Evènements' }).click()
  await expect(eventHeading(page)).toHaveText('Événements')
  await page.getByRole('heading').getByRole('link', { name: 'La nuit du conte' }).click()
  await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
  const entries = await page.evaluate(() => history.length)
  await backLink(page).click()
  await expect(eventHeading(page)).toHaveText('Événements')
  expect(await page.evaluate(() => history.length), 'no new entry').toBe(entries)
  await page.goForward()
  await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
})

test('R76 A28 «← Retour» links to the list for a visitor who opened the page directly, after an anchor of the same page too', async ({
  page,
}) => {
  await page.goto(timedEventPath)
  await backLink(page).click()
  await expect(eventHeading(page)).toHaveText('Événements')
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
  await expect(backLink(page)).toBeVisible()
  await page.evaluate(() => {
    location.hash = 'contenu'
  })
  await backLink(page).click()
  await expect(eventHeading(page)).toHaveText('Événements')
})

test.describe('without the Navigation API, as in Safari before 26.2', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  })

  test('R76 A28 «← Retour» goes back to the page that led to the event, after a reload too', async ({
    page,
  }) => {
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('article').filter({ hasText: nextEventHeading }).getByRole('link').click()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${listPath}/`))
    await page.reload()
    await waitForHydration(page)
    await backLink(page).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await page.goForward()
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${listPath}/`))
    await waitForHydration(page)
    await backLink(page).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('R76 A28 «← Retour» of the first page of a visit leads to the list, after Back too', async ({
    page,
  }) => {
    await page.goto(timedEventPath)
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: 'Vidéos' }).click()
    await expect(eventHeading(page)).toHaveText('Nos reportages')
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === timedEventPath)
    await backLink(page).click()
    await expect(eventHeading(page)).toHaveText('Événements')
  })
})
