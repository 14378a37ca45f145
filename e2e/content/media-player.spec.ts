import { loadedFile } from '../support/picture'
import { expect, type Page, test } from '../support/shared-site-test'

const firstVideo = '/medias/videoplayers?v=medias00001'
const similar = (page: Page) => page.getByRole('complementary', { name: 'Vidéos similaires' })
const player = (page: Page) => page.getByRole('main').locator('iframe')

test('R84 R89 the server HTML holds the player, its title and the similar videos', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(firstVideo)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les bâtisseuses de Porto-Novo')
  await expect(player(page)).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/medias00001?autoplay=1&rel=0',
  )
  await expect(player(page)).toHaveAttribute('title', 'Les bâtisseuses de Porto-Novo')
  await expect(player(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(player(page)).toHaveAttribute('allow', /autoplay/)
  await expect(similar(page).getByRole('link')).toHaveCount(15)
})

test('a sample video says so, in the list and on its page, above its description', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias/mediavideo')
  const sample = page.getByRole('article').filter({ hasText: 'Exemple' })
  await expect(sample).toHaveCount(1)
  await sample.getByRole('link', { name: 'Une voix de Montréal' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Exemple', { exact: true })).toBeVisible()
  await expect(main).toContainText('Le lecteur joue un film libre.')
})

test('R92 R93 with a category the similar videos are of that category, without the current one', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(`${firstVideo}&categorySlug=documentaires`)
  const titles = similar(page).getByRole('link')
  await expect(titles).toHaveCount(4)
  await expect(titles.filter({ hasText: 'Les bâtisseuses de Porto-Novo' })).toHaveCount(0)
})

for (const [name, address] of [
  ['youtu.be', 'https://youtu.be/medias00003'],
  ['watch', 'https://www.youtube.com/watch?feature=share&v=medias00003'],
  ['embed', 'https://www.youtube.com/embed/medias00003'],
] as const) {
  test(`R61 R86 the query of the specification with a ${name} address plays`, async ({ page }) => {
    const query = new URLSearchParams({ videoUrl: address, title: 'Un autre titre' })
    await page.goto(`/medias/videoplayers?${query}`)
    await expect(player(page)).toHaveAttribute('src', /\/embed\/medias00003\?/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Revenir : trois familles racontent',
    )
  })
}

test('R94 A50 a click on a similar video replaces the video, Back returns to the previous one', async ({
  page,
}) => {
  await page.goto(firstVideo)
  const next = similar(page).getByRole('link', { name: 'Ganvié, la vie sur l’eau' })
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ganvié, la vie sur l’eau')
  await expect(page).toHaveURL(/[?&]v=medias00002/)
  await expect(page).toHaveTitle(/Ganvié, la vie sur l’eau/)
  await expect(player(page)).toHaveAttribute('src', /\/embed\/medias00002\?/)
  await expect(next).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les bâtisseuses de Porto-Novo')
  await expect(page).toHaveURL(/v=medias00001$/)
})

test('R85 A4 an unknown id plays with the title from its link, without JavaScript too, and the page is noindex', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript('/medias/videoplayers?v=inconnu-123')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vidéo')
  await expect(player(page)).toHaveAttribute('src', /\/embed\/inconnu-123\?/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto('/medias/videoplayers?videoUrl=https://youtu.be/inconnu-123&title=<b>Été</b>')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>Été</b>')
  await expect(player(page)).toHaveAttribute('title', '<b>Été</b>')
  await expect(page).not.toHaveTitle(/Été/)
})

test('R87 without an address: «Vidéo introuvable.»', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript('/medias/videoplayers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vidéo introuvable.')
  await expect(player(page)).toHaveCount(0)
})

for (const { query, title } of [
  { query: 'videoUrl=https://exemple.org/film', title: 'Vidéo' },
  { query: 'videoUrl=https://exemple.org/film&title=Mon+film', title: 'Mon film' },
  { query: 'v=<script>', title: 'Vidéo' },
]) {
  test(`R88 A56 ${query} is not recognised: «Vidéo non disponible» takes the player’s place alone`, async ({
    openWithoutJavaScript,
  }) => {
    const page = await openWithoutJavaScript(`/medias/videoplayers?${query}`)
    await expect(page.getByText('Vidéo non disponible', { exact: true })).toBeVisible()
    await expect(page.getByText('Ce lien ne mène à aucune vidéo')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(player(page)).toHaveCount(0)
    await expect(similar(page).getByRole('link')).toHaveCount(16)
    await expect(page.getByRole('main').locator('a[href*="exemple.org"]')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
}

test('A5 behind the player lies the poster of the video, and below it a link to YouTube', async ({
  openWithoutJavaScript,
}) => {
  const page = await openWithoutJavaScript(`${firstVideo}&t=90`)
  const poster = page.locator('#lecteur img')
  expect(await loadedFile(poster)).not.toBe('')
  const [front, behind] = [await player(page).boundingBox(), await poster.boundingBox()]
  expect(behind).toEqual(front)
  const link = page.getByRole('link', { name: 'Ouvrir sur YouTube' })
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=medias00001&t=90')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a start time is passed to the player', async ({ openWithoutJavaScript }) => {
  const page = await openWithoutJavaScript(`${firstVideo}&t=1m30s`)
  await expect(player(page)).toHaveAttribute('src', /&start=90$/)
})

test.describe('under Save-Data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

  test('A5 a poster with a play button is shown until a tap', async ({ page }) => {
    await page.goto(firstVideo)
    await expect(player(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Lire la vidéo' }).click()
    await expect(player(page)).toHaveAttribute('src', /\/embed\/medias00001\?autoplay=1/)
  })

  test('A4 A57 the poster keeps the title of the link and the category of the page', async ({
    page,
  }) => {
    const query = 'v=inconnu-123&title=Film&categorySlug=documentaires'
    await page.goto(`/medias/videoplayers?${query}`)
    await page.getByRole('link', { name: 'Lire la vidéo' }).click()
    await expect(player(page)).toHaveAttribute('src', /\/embed\/inconnu-123\?/)
    await expect(page).toHaveURL(/\?v=inconnu-123&title=Film&categorySlug=documentaires&lecture=1$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film')
  })
})
