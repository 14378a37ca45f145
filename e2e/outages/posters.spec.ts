import { picture } from '../mock-backend/content/media-paths'
import { listPath, tonight } from '../support/event-content'
import { expect, type Page, test } from '../support/worker-site-test'

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
  mock,
  openWithoutJavaScript,
  publish,
}) => {
  for (const mode of modes) await mock.mode(mode, posterOf(mode))
  await publish({
    'medias-events': ['intacte', ...modes].map((mode, id) =>
      tonight({ id, slug: mode, title: mode, poster: posterOf(mode) }),
    ),
    'beauty-formations': [{ id: 1, slug: 'coupe', title: 'Coupe', affiche: posterOf('notFound') }],
  })

  const list = await openWithoutJavaScript(listPath)
  await expect(list.getByRole('article')).toHaveCount(5)
  await expect(list.locator('[data-empty-picture]')).toHaveCount(4)
  const whole = list.getByRole('article').filter({ hasText: 'intacte' })
  await expect(whole.locator('img')).toHaveCount(1)
  await expect(list.getByRole('link', { name: /^Télécharger/ })).toHaveCount(1)

  for (const mode of modes) {
    await expectPlaceholder(await openWithoutJavaScript(`${listPath}/${mode}`))
  }
  await expectPlaceholder(await openWithoutJavaScript('/beaute/formations/coupe'))
  const beauty = await openWithoutJavaScript('/beaute')
  await expect(beauty.locator('#formations [data-empty-picture]')).toHaveCount(1)
})
