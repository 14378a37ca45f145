import { loadedFile } from '../support/picture'
import { player, similarVideos, videoTitle } from '../support/player'
import { expect, test } from '../support/shared-site-test'

const path = '/medias/videoplayers'
const firstVideo = `${path}?v=medias00001`
const firstTitle = 'Les bâtisseuses de Porto-Novo'

test('R84 R89 R92 R93 A5 the player without JavaScript: at once, over its poster, with the similar videos, a start time, a link to YouTube', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(`${firstVideo}&t=1m30s`)
  await expect(videoTitle(page)).toHaveText(firstTitle)
  await expect(player(page)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/medias00001?autoplay=1&rel=0&start=90',
  )
  const similar = similarVideos(page).getByRole('link')
  await expect(similar).toHaveCount(4)
  await expect(similar.filter({ hasText: firstTitle })).toHaveCount(0)
  const poster = page.locator('#lecteur img')
  expect(await loadedFile(poster)).not.toBe('')
  expect(await poster.boundingBox()).toEqual(await player(page).boundingBox())
  const link = page.getByRole('link', { name: 'Ouvrir sur YouTube' })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=medias00001&t=90')
  await expect(link).toHaveAttribute('target', '_blank')

  await page.goto(`${firstVideo}&categorySlug=portraits`)
  await expect(similar).toHaveCount(5)
  await expect(similar.first()).toHaveAttribute('href', `${path}?v=medias00002`)
})

test.describe('under Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('A4 A5 A57 a poster with a play button is shown until a tap, which keeps the title of the link and the category of the page', async ({
    page,
  }) => {
    const play = page.getByRole('link', { name: 'Lire la vidéo' })
    await page.goto(firstVideo)
    await expect(player(page)).toHaveCount(0)
    await play.click()
    await expect(player(page)).toHaveAttribute('src', /\/embed\/medias00001\?autoplay=1/)

    await page.goto(`${path}?v=inconnu-123&title=Film&categorySlug=documentaires`)
    await play.click()
    await expect(player(page)).toHaveAttribute('src', /\/embed\/inconnu-123\?/)
    await expect(page).toHaveURL(/\?v=inconnu-123&title=Film&categorySlug=documentaires&lecture=1$/)
    await expect(videoTitle(page)).toHaveText('Film')
  })
})
