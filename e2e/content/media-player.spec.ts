import { loadedFile } from '../support/picture'
import { expect, type Page, test } from '../support/shared-site-test'

const path = '/medias/videoplayers'
const player = (page: Page) => page.getByRole('main').locator('iframe')
const firstVideo = `${path}?v=medias00001`

// Which videos are similar: app/pages.test.tsx.
test('R84 R89 the player without JavaScript: at once, over its poster', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(firstVideo)
  const poster = page.locator('#lecteur img')
  expect(await loadedFile(poster)).not.toBe('')
  expect(await poster.boundingBox()).toEqual(await player(page).boundingBox())
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film')
  })
})
