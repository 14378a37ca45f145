import { player, similarVideos, videoTitle } from '../support/player'
import { expect, type Page, test } from '../support/shared-site-test'

const path = '/beaute/videoplayers'
const firstVideo = `${path}?v=beaute00001`
const firstTitle = 'Soin du visage à l’argile'
const allVideos = (page: Page) => page.getByRole('link', { name: 'Toutes les vidéos' })

test('R84 R87 R88 R92 R110 R111 A56 the player of Beauté without JavaScript: those of its category, the query of the specification, and none', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(firstVideo)
  await expect(videoTitle(page)).toHaveText(firstTitle)
  await expect(player(page)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/beaute00001?autoplay=1&rel=0',
  )
  await expect(similarVideos(page).getByRole('link')).toHaveCount(4)

  const query = new URLSearchParams({
    videoUrl: 'https://www.youtube.com/watch?v=beaute00001',
    title: 'Un autre titre',
    categorySlug: 'soins',
  })
  await page.goto(`${path}?${query}`)
  await expect(videoTitle(page)).toHaveText(firstTitle)
  await expect(similarVideos(page).getByRole('link')).toHaveText([
    'Pose de faux cils',
    'Manucure éclat',
    'Maquillage de mariée',
    'Coulisses de la formation',
  ])
  const manicure = similarVideos(page).getByRole('link', { name: 'Manucure éclat' })
  await expect(manicure).toHaveAttribute('href', `${path}?v=beaute00005`)

  await page.goto(path)
  await expect(videoTitle(page)).toHaveText('Vidéo introuvable.')
  await expect(player(page)).toHaveCount(0)
  await expect(allVideos(page)).toHaveAttribute('href', '/beaute/videosbeaute')

  await page.goto(`${path}?videoUrl=https://exemple.org/film&categorySlug=soins`)
  await expect(page.getByText('Vidéo non disponible', { exact: true })).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await expect(similarVideos(page).getByRole('link')).toHaveCount(5)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(allVideos(page)).toHaveAttribute('href', '/beaute/videosbeaute')
})
