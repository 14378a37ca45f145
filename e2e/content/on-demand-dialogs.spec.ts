import { holdRequests, scriptFiles } from '../support/hold-requests'
import { houseCards } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expect, type Locator, type Page, test } from '../support/shared-site-test'

const houseTitle = 'Villa 3 à Godomey'

const shareButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Partager/ })
    .first()
const houseLink = (page: Page) =>
  houseCards(page).getByRole('link', { name: houseTitle, exact: true })

/** Opens a page whose scripts run, and from then on loads no other; the focus of an opener asks for its dialog's. */
async function openWithoutDialog(page: Page, path: string, opener: Locator): Promise<void> {
  await page.unroute(scriptFiles)
  await page.goto(path)
  await waitForHydration(page)
  await page.route(scriptFiles, (route) => route.abort())
  const asked = page.waitForRequest(scriptFiles)
  await opener.focus()
  await asked
}

test.use({ allowConsole: [/Failed to load resource: net::ERR_FAILED/] })

test('R74 R132 the focus of an opener requests the script of its dialog; without it the prompt of the browser shows the URL to share, and the page of a house is loaded', async ({
  page,
}) => {
  await openWithoutDialog(page, '/medias/mediaevenements', shareButton(page))
  const prompt = page.waitForEvent('dialog')
  // The click ends with the prompt.
  const clicked = shareButton(page).click()
  const shown = await prompt
  expect(shown.type()).toBe('prompt')
  expect(shown.defaultValue()).toMatch(/^https?:\/\/[^/]+\/medias\/mediaevenements\/.+/)
  await shown.dismiss()
  await clicked
  await expect(page).toHaveURL(/\/medias\/mediaevenements$/)

  await openWithoutDialog(page, '/immobilier', houseLink(page))
  await houseLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(houseTitle)
  await expect(page).toHaveURL(/\?maison=3$/)
})

test('R74 a tap on «Partager» before hydration opens its dialog after it', async ({ page }) => {
  const release = await holdRequests(page, scriptFiles)
  await page.goto('/medias/mediaevenements', { waitUntil: 'domcontentloaded' })
  await shareButton(page).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Partager le lien' })).toBeVisible()
})
