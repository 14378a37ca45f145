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

const dialogs = [
  { row: 'R74', path: '/medias/mediaevenements', opener: shareButton, name: 'Partager le lien' },
  { row: 'R132', path: '/immobilier', opener: houseLink, name: houseTitle },
]

for (const { row, path, opener, name } of dialogs) {
  test(`${row} the script of «${name}» is requested once its opener has the focus, and opens then`, async ({
    page,
  }) => {
    await page.goto(path)
    await waitForHydration(page)
    const scripts: string[] = []
    page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()))
    await opener(page).focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })
}

test.describe('without the scripts of the dialogs', () => {
  test.use({ allowConsole: [/Failed to load resource: net::ERR_FAILED/] })

  test('R74 the prompt of the browser shows the URL to share', async ({ page }) => {
    await page.goto('/medias/mediaevenements')
    await waitForHydration(page)
    await page.route(scriptFiles, (route) => route.abort())
    const prompt = page.waitForEvent('dialog')
    await shareButton(page).click()
    const shown = await prompt
    expect(shown.type()).toBe('prompt')
    expect(shown.defaultValue()).toMatch(/^https?:\/\/[^/]+\/medias\/mediaevenements\/.+/)
    await shown.dismiss()
    await expect(page).toHaveURL(/\/medias\/mediaevenements$/)
  })

  test('R132 the server renders the dialog of the house', async ({ page }) => {
    await page.goto('/immobilier')
    await waitForHydration(page)
    await page.route(scriptFiles, (route) => route.abort())
    await houseLink(page).click()
    const dialog = page.getByRole('dialog', { name: houseTitle })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\?maison=3$/)
    await expect(dialog.getByRole('link', { name: 'Écrire sur WhatsApp' })).toBeVisible()
  })
})
