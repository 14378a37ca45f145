import { picture } from '../mock-backend/content/media-paths'
import { listPath, tonight } from '../support/event-content'
import { expect, type Page, test } from '../support/test'

const modes = ['notFound', 'error500', 'html', 'refuse'] as const
const posterOf = (mode: string) => picture(`affiche-${mode.toLowerCase()}`, 800, 1000)

/** Expects the placeholder of the brand instead of a poster, and no link to download one. */
async function expectPlaceholder(page: Page): Promise<void> {
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article.locator('[data-empty-picture]')).toBeVisible()
  await expect(article.locator('img')).toHaveCount(0)
  await expect(article.getByRole('link', { name: /^Télécharger/ })).toHaveCount(0)
}

test('R55 R56 R102 A51 without JavaScript a poster that the backend cannot deliver is a placeholder, without download', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const { mock, site } = await isolatedSite({
    prepare: (backend) => {
      backend.set('medias-events', [
        ...modes.map((mode, id) =>
          tonight({ id, slug: mode, title: mode, poster: posterOf(mode) }),
        ),
        tonight({ id: 9, slug: 'intacte', title: 'Intacte', poster: posterOf('intacte') }),
      ])
      backend.set('beauty-formations', [
        { id: 1, slug: 'coupe', title: 'Coupe', affiche: posterOf('notFound') },
      ])
    },
  })
  for (const mode of modes) await mock.mode(mode, posterOf(mode))

  const list = await openWithoutJavaScript(site.url + listPath)
  await expect(list.getByRole('article')).toHaveCount(5)
  await expect(list.locator('[data-empty-picture]')).toHaveCount(4)
  const whole = list.getByRole('article').filter({ hasText: 'Intacte' })
  await expect(whole.locator('img')).toHaveCount(1)
  await expect(list.getByRole('link', { name: /^Télécharger/ })).toHaveCount(1)

  for (const mode of modes) {
    await expectPlaceholder(await openWithoutJavaScript(`${site.url}${listPath}/${mode}`))
  }
  await expectPlaceholder(await openWithoutJavaScript(`${site.url}/beaute/formations/coupe`))
  const beauty = await openWithoutJavaScript(`${site.url}/beaute`)
  await expect(beauty.locator('#formations [data-empty-picture]')).toHaveCount(1)
})
