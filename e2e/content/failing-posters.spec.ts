import { expect, type Page, test } from '../support/shared-site-test'

test.use({ allowConsole: [/Failed to load resource/] })

const downloads = (page: Page) => page.getByRole('link', { name: /^Télécharger/ })

for (const { name, path } of [
  { name: 'an event', path: '/medias/mediaevenements/nuit-du-conte' },
  { name: 'a course', path: '/beaute/formations/massage-bien-etre' },
]) {
  test(`A51 the poster of ${name} that fails to load in the browser is replaced by the placeholder, without download`, async ({
    page,
  }) => {
    await page.goto(path)
    const article = page.getByRole('main').getByRole('article').first()
    await expect(article.getByRole('img')).toHaveAttribute('alt', /^Affiche/)
    await expect(downloads(page).first()).toBeVisible()
    await page.route('**/_next/image?*', (route) => route.abort())
    await page.reload()
    await expect(article.locator('[data-empty-picture]')).toBeVisible()
    await expect(article.getByRole('img')).toHaveCount(0)
    await expect(article.getByRole('link', { name: /^Télécharger/ })).toBeHidden()
  })
}

test('A51 cards whose poster fails to load show the placeholder, without download', async ({
  page,
}) => {
  await page.route('**/_next/image?*', (route) => route.abort())
  await page.goto('/medias/mediaevenements')
  const card = page.getByRole('article').first()
  await expect(card.locator('[data-empty-picture]')).toBeVisible()
  await expect(card.getByRole('link', { name: /^Télécharger/ })).toBeHidden()
})
