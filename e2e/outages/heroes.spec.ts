import { hero, overlayEndMs } from '../../testing/home-page'
import { endOfAnimations, finishAnimationsOf } from '../support/animations'
import { loadedFile } from '../support/picture'
import { expect, type Page, test } from '../support/worker-site-test'

const playButton = (page: Page) => page.getByRole('button', { name: /la vidéo/ })
const spinner = (page: Page) => page.getByTestId('hero-spinner')

// What a failure leaves: lib/backend/backend-failures.test.ts.
test('R20 R21 R112 without header videos the hero is complete, its overlay ends after 0.6 s, no video is requested', async ({
  mock,
  page,
  site,
}) => {
  await mock.mode('empty')
  await site.revalidate(['accueil-header-video', 'voyage-header-video'])
  await page.goto('/')
  const overlay = hero(page).getByText('Chargement...')
  expect(await endOfAnimations(overlay)).toBe(overlayEndMs)
  await finishAnimationsOf(overlay)
  await expect(overlay).toBeHidden()
  await expect(hero(page).getByRole('link', { name: 'Découvrir nos univers' })).toBeVisible()
  await expect(playButton(page)).toHaveCount(0)

  await page.goto('/voyage')
  await expect(hero(page).locator('img')).toBeVisible()
  await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText('Voyage')
  await expect(spinner(page)).toBeHidden()
  await expect(playButton(page)).toHaveCount(0)
  expect(mock.requests.filter(({ path }) => path.endsWith('.mp4'))).toEqual([])
})

test.describe('when a file is missing', () => {
  test.use({ allowConsole: [/Failed to load resource.*absente/s] })

  test('R21 R112 a missing video leaves poster and text', async ({ mock, page, publish }) => {
    const video = '/media/absente.webm'
    await publish({ 'accueil-header-video': { video }, 'voyage-header-video': { video } })
    for (const path of ['/', '/voyage']) {
      mock.requests.length = 0
      await page.goto(path)
      await expect.poll(() => mock.count(video)).toBeGreaterThan(0)
      await expect(hero(page).getByText('Chargement...')).toBeHidden()
      await expect(spinner(page)).toBeHidden()
      await expect(hero(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(hero(page).locator('img')).toBeVisible()
      await expect(playButton(page)).toHaveCount(0)
    }
  })

  test('R22 the site’s picture replaces one that fails to load', async ({ page, publish }) => {
    await publish({
      'site-settings': {
        pictures: {
          hero_medias: { image: '/media/absente.txt' },
          hero_accueil: { image: '/media/plage-1600x900.jpg' },
        },
      },
    })
    const picture = hero(page).locator('img')
    await page.goto('/medias')
    await expect(picture).toHaveAttribute('src', /\/_pictures\/hero\/medias/)
    await page.goto('/')
    expect(await loadedFile(picture)).toContain('plage-1600x900')
  })
})
