import { expect, type Page, test } from '../support/shared-site-test'

const playerPath = '/beaute/videoplayers'
const firstVideo = `${playerPath}?v=beaute00001`
const firstTitle = 'Soin du visage à l’argile'

const similar = (page: Page) => page.getByRole('complementary', { name: 'Vidéos similaires' })
const allVideos = (page: Page) => page.getByRole('link', { name: 'Toutes les vidéos' })
const player = (page: Page) => page.getByRole('main').locator('iframe')

test('R111 R84 the player starts at once, with all other videos of Beauté beside it', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(firstVideo)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstTitle)
  await expect(player(page)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/beaute00001?autoplay=1&rel=0',
  )
  await expect(similar(page).getByRole('link')).toHaveCount(9)
})

test('R111 R92 R110 with a category its other videos; the query of the specification plays too', async ({
  openWithoutJavaScript,
}) => {
  const query = new URLSearchParams({
    videoUrl: 'https://www.youtube.com/watch?v=beaute00001',
    title: 'Un autre titre',
    categorySlug: 'soins',
  })
  const page = await openWithoutJavaScript(`${playerPath}?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstTitle)
  await expect(similar(page).getByRole('link')).toHaveText([
    'Pose de faux cils',
    'Manucure éclat',
    'Maquillage de mariée',
    'Coulisses de la formation',
  ])
})

test('R111 R94 A57 the keyboard changes the video within its category, Back returns to the previous one', async ({
  page,
}) => {
  await page.goto(`${firstVideo}&categorySlug=soins`)
  await similar(page).getByRole('link', { name: 'Manucure éclat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manucure éclat')
  await expect(page).toHaveURL(/\/beaute\/videoplayers\?v=beaute00005&categorySlug=soins$/)
  await expect(page).toHaveTitle(/Manucure éclat/)
  await expect(similar(page).getByRole('link', { name: firstTitle })).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstTitle)
})

test('R111 R87 «Vidéo introuvable.», and a link back to the videos of Beauté', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(playerPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vidéo introuvable.')
  await expect(player(page)).toHaveCount(0)
  await expect(allVideos(page)).toHaveAttribute('href', '/beaute/videosbeaute')
})

test('R111 R88 A56 «Vidéo non disponible» beside the other videos, and a link back to them', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(
    `${playerPath}?videoUrl=https://exemple.org/film&categorySlug=soins`,
  )
  await expect(page.getByText('Vidéo non disponible', { exact: true })).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await expect(similar(page).getByRole('link')).toHaveCount(5)
  await expect(allVideos(page)).toHaveAttribute('href', '/beaute/videosbeaute')
})
