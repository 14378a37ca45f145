import { scriptFiles } from '../support/hold-requests'
import { houseCards } from '../support/houses'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

const houseTitle = 'Villa 3 à Godomey'

const shareButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Partager/ })
    .first()
const houseLink = (page: Page) =>
  houseCards(page).getByRole('link', { name: houseTitle, exact: true })

/** Opens a page whose scripts run; whatever happens to scripts from now on happens to a dialog's. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

test('R74 R132 the focus of an opener requests the script of its dialog', async ({ page }) => {
  for (const { path, opener, name } of [
    { path: '/medias/mediaevenements', opener: shareButton(page), name: 'Partager le lien' },
    { path: '/immobilier', opener: houseLink(page), name: houseTitle },
  ]) {
    await test.step(name, async () => {
      await openHydrated(page, path)
      const requested = page.waitForRequest((it) => it.resourceType() === 'script')
      await opener.focus()
      await requested
      await expect(page.getByRole('dialog', { name })).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })
  }
})

test.describe('without the scripts of the dialogs', () => {
  test.use({ allowConsole: [/Failed to load resource: net::ERR_FAILED/] })

  test('R74 R132 the prompt of the browser shows the URL to share, and the page of a house is loaded in place of its dialog', async ({
    page,
  }) => {
    await openHydrated(page, '/medias/mediaevenements')
    await page.route(scriptFiles, (route) => route.abort())
    const prompt = page.waitForEvent('dialog')
    // The click ends with the prompt.
    const clicked = shareButton(page).click()
    const shown = await prompt
    expect(shown.type()).toBe('prompt')
    expect(shown.defaultValue()).toMatch(/^https?:\/\/[^/]+\/medias\/mediaevenements\/.+/)
    await shown.dismiss()
    await clicked
    await expect(page).toHaveURL(/\/medias\/mediaevenements$/)

    await page.unroute(scriptFiles)
    await openHydrated(page, '/immobilier')
    await page.route(scriptFiles, (route) => route.abort())
    await houseLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(houseTitle)
    await expect(page).toHaveURL(/\?maison=3$/)
  })
})
