import { holdRequests } from '../support/hold-requests'
import { hero } from '../support/home-page'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const headerVideoPath = '/api/voyage/header-video/'
const landingTexts = ['Destinations proposées', 'Visa Touristique', 'Demander un devis', "FAQ's"]

for (const mode of ['refuse', 'hang', 'error500'] as const) {
  test(`R112 R14 header video ${mode}: the page is complete with 200, the poster stays, the spinner is hidden`, async ({
    isolatedSite,
    page,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    const { status, text } = await serverHtml(request, `${site.url}/voyage`)
    expect(status).toBe(200)
    for (const expected of landingTexts) expect(text).toContain(expected)
    await page.goto(`${site.url}/voyage`)
    await expect(hero(page).locator('img')).toBeVisible()
    await expect(hero(page).getByRole('heading', { level: 1 })).toHaveText('Voyage')
    await expect(page.getByTestId('hero-spinner')).toBeHidden()
    await expect(page.getByRole('button', { name: /la vidéo/ })).toHaveCount(0)
    expect(mock.requests.filter(({ path }) => path.endsWith('.mp4'))).toEqual([])
  })
}

test('R112 the spinner shows until the video plays', async ({ isolatedSite, page }) => {
  const { site } = await isolatedSite()
  const spinner = page.getByTestId('hero-spinner')
  const release = await holdRequests(page, /\/media\/[^/]+\.(mp4|webm)/)
  await page.goto(`${site.url}/voyage`)
  await expect(spinner).toBeVisible()
  release()
  await expect(spinner).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mettre la vidéo en pause' })).toBeVisible()
})

test.describe('when the video file is missing', () => {
  test.use({ allowConsole: [/Failed to load resource.*absente/s] })

  test('R112 the spinner disappears, the poster and the text stay', async ({
    isolatedSite,
    page,
  }) => {
    const { mock, site } = await isolatedSite({
      prepare: (it) => it.set('voyage-header-video', { video: '/media/absente.webm' }),
    })
    await page.goto(`${site.url}/voyage`)
    await expect
      .poll(() => mock.requests.some(({ path }) => path === '/media/absente.webm'))
      .toBe(true)
    await expect(page.getByTestId('hero-spinner')).toBeHidden()
    await expect(hero(page).locator('img')).toBeVisible()
    await expect(page.getByRole('button', { name: /la vidéo/ })).toHaveCount(0)
  })
})

test('A52 R121 without a backend the guides are shown, and link to the WhatsApp number of Voyage', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite({
    mode: 'refuse',
    env: { WHATSAPP_VOYAGE: '+229 (01) 97-00.11 22' },
  })
  for (const path of ['/voyage', '/voyage/destination/france']) {
    const { status, html } = await serverHtml(request, site.url + path)
    expect(status).toBe(200)
    expect(html).toContain('https://wa.me/2290197001122?text=')
    expect(html).not.toContain('https://wa.me/2290100000000')
  }
  const { status, text } = await serverHtml(request, `${site.url}/voyage/destination/atlantide`)
  expect(status).toBe(404)
  expect(text).toContain('Destination non trouvée.')
  expect(mock.requests.filter(({ path }) => path === headerVideoPath).length).toBeLessThanOrEqual(3)
})
