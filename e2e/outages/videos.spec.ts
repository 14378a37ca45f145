import { expect, test } from '../support/worker-site-test'

test('R88 A56 a listed video of another platform keeps its title, and links to where it is', async ({
  openWithoutJavaScript,
  publish,
}) => {
  const vimeo = 'https://vimeo.com/76979871?share=copy&a=%C3%A9'
  await publish({
    'medias-videos': [
      { id: 1, title: 'Ailleurs & loin', youtube_url: vimeo, created_at: '2025-06-01T08:00:00Z' },
      { id: 2, title: 'Ici', youtube_url: 'https://youtu.be/medias00002' },
    ],
  })
  const page = await openWithoutJavaScript('/medias/mediavideo')
  await page.getByRole('article').getByRole('link', { name: 'Ailleurs & loin' }).click()
  await expect(page).toHaveTitle(/^Ailleurs & loin/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ailleurs & loin')
  await expect(page.getByText('dimanche 1er juin 2025')).toBeVisible()
  await expect(page.getByText('Vidéo non disponible', { exact: true })).toBeVisible()
  const elsewhere = page.getByRole('link', { name: 'Ouvrir sur vimeo.com' })
  await expect(elsewhere).toHaveAttribute('href', vimeo)
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  const similar = page.getByRole('complementary', { name: 'Vidéos similaires' })
  await expect(similar.getByRole('link')).toHaveText(['Ici'])
})
