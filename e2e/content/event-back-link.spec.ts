import type { BrowserContext } from '@playwright/test'
import { listPath } from '../support/event-content'
import { backLink, eventHeading, timedEvent } from '../support/event-page'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

/** Of the teaser on the home page that leads to the next event. */
const nextEventHeading = 'Prochain événement'

test('R76 A28 «← Retour» goes back in the history', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/medias/mediavideo')
  await page.getByRole('banner').getByRole('link', { name: 'Evènements' }).click()
  await expect(eventHeading(page)).toHaveText('Événements')
  const { link, path } = await timedEvent(page)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname === path)
  const entries = await page.evaluate(() => history.length)
  await backLink(page).click()
  await expect(eventHeading(page)).toHaveText('Événements')
  expect(await page.evaluate(() => history.length), 'no new entry').toBe(entries)
  await page.goForward()
  await expect(page).toHaveURL((url) => url.pathname === path)
})

test('R76 A28 «← Retour» links to the list for a visitor who opened the page directly', async ({
  page,
  context,
}) => {
  const { landed, path } = await landOnEvent(page, context)
  await backLink(landed).click()
  await expect(eventHeading(landed)).toHaveText('Événements')
  await landed.goBack()
  await expect(landed).toHaveURL((url) => url.pathname === path)
})

test('R76 A28 an anchor of the same page is not a history entry to go back to', async ({
  page,
  context,
}) => {
  const { landed } = await landOnEvent(page, context)
  await landed.evaluate(() => {
    location.hash = 'contenu'
  })
  await backLink(landed).click()
  await expect(eventHeading(landed)).toHaveText('Événements')
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

  test(
    'R76 A28 «← Retour» of the first page of a visit leads to the list, after Back too',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const { landed, path } = await landOnEvent(page, context)
      await waitForHydration(landed)
      await landed.getByRole('banner').getByRole('link', { name: 'Vidéos' }).click()
      await expect(eventHeading(landed)).toHaveText('Nos reportages')
      await landed.goBack()
      await expect(landed).toHaveURL((url) => url.pathname === path)
      await backLink(landed).click()
      await expect(eventHeading(landed)).toHaveText('Événements')
    },
  )
})

/** Opens an event in a new tab, as from a shared link. */
async function landOnEvent(page: Page, context: BrowserContext) {
  const { path } = await timedEvent(page)
  const landed = await context.newPage()
  await landed.goto(path)
  return { landed, path }
}
