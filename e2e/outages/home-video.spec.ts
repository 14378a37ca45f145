import { endOfAnimations, finishAnimationsOf } from '../support/animations'
import { headerVideoFailed, timesLogged } from '../support/home-content'
import { hero, overlayEndMs } from '../support/home-page'
import { expect, test } from '../support/test'

const headerVideoPath = '/api/accueil/header-video/'

for (const mode of ['error500', 'html', 'truncated', 'notFound', 'refuse', 'empty'] as const) {
  test(`R20 R21 header video ${mode}: the overlay disappears after about 0.6 s and no video is requested`, async ({
    isolatedSite,
    page,
  }) => {
    const { mock, site } = await isolatedSite()
    await mock.mode(mode, headerVideoPath)
    await page.goto(site.url)
    const overlay = hero(page).getByText('Chargement...')
    expect(await endOfAnimations(overlay)).toBe(overlayEndMs)
    await finishAnimationsOf(overlay)
    await expect(overlay).toBeHidden()
    await expect(hero(page).getByRole('link', { name: 'Découvrir nos univers' })).toBeVisible()
    await expect(page.getByRole('button', { name: /la vidéo/ })).toHaveCount(0)
    expect(mock.requests.filter(({ path }) => path.endsWith('.mp4'))).toEqual([])
  })
}

test('R14 the failed header video is logged in French', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  await mock.mode('error500', headerVideoPath)
  await request.get(site.url)
  expect(timesLogged(site, headerVideoFailed)).toBe(1)
})

test.describe('when the video file is missing', () => {
  test.use({ allowConsole: [/Failed to load resource.*absent/s] })

  test('R21 a video that cannot be loaded leaves the poster and the text', async ({
    isolatedSite,
    page,
  }) => {
    const { mock, site } = await isolatedSite({
      prepare: (it) => it.set('accueil-header-video', { video: '/media/absent.webm' }),
    })
    await page.goto(site.url)
    await expect
      .poll(() => mock.requests.some(({ path }) => path === '/media/absent.webm'))
      .toBe(true)
    await expect(hero(page).getByText('Chargement...')).toBeHidden()
    await expect(hero(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /la vidéo/ })).toHaveCount(0)
  })
})
