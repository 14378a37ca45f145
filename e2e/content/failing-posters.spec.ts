import { expect, type Locator, type Page, test } from '../support/shared-site-test'

test.use({ allowConsole: [/Failed to load resource/] })

const first = (page: Page) => page.getByRole('main').getByRole('article').first()
const download = (article: Locator) => article.getByRole('link', { name: /^Télécharger/ })

test('A51 a poster of a page or of a card that fails to load in the browser is replaced by the placeholder, without download', async ({
  page,
}) => {
  const pages = [
    '/medias/mediaevenements/nuit-du-conte',
    '/beaute/formations/massage-bien-etre',
    '/medias/mediaevenements',
  ]
  for (const path of pages) {
    await test.step(path, async () => {
      await page.unroute('**/_next/image?*')
      await page.goto(path)
      await expect(first(page).locator('img')).toBeVisible()
      await expect(download(first(page))).toBeVisible()
      await page.route('**/_next/image?*', (route) => route.abort())
      await page.reload()
      await expect(first(page).locator('[data-empty-picture]')).toBeVisible()
      await expect(first(page).locator('img')).toHaveCount(0)
      await expect(download(first(page))).toBeHidden()
    })
  }
})
