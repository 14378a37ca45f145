import { publish } from '../support/home-content'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/test'

const watchPath = '/medias/videoplayers?v=medias00001'
const noSimilarVideo = 'Aucune vidéo similaire.'

for (const mode of ['refuse', 'error500', 'html', 'truncated', 'notFound'] as const) {
  test(`R91 A10 ${mode} before the first success: the video plays without similar videos, which show after recovery`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite({ mode })
    const first = await serverHtml(request, site.url + watchPath)
    expect(first.status).toBe(200)
    expect(first.html).toContain('/embed/medias00001?')
    expect(first.text).toContain(noSimilarVideo)
    await mock.mode('ok')
    await poll(async () => (await serverHtml(request, site.url + watchPath)).text, {
      timeout: 15_000,
    }).toContain('Ganvié, la vie sur l’eau')
  })

  test(`R91 A10 ${mode} after a success: title and similar videos stay`, async ({
    isolatedSite,
    request,
  }) => {
    const { mock, site } = await isolatedSite()
    expect((await serverHtml(request, site.url + watchPath)).text).toContain(
      'Ganvié, la vie sur l’eau',
    )
    await mock.mode(mode)
    await publish(request, site, { body: { contents: ['medias-videos'] } })
    const during = await serverHtml(request, site.url + watchPath)
    expect(during.status).toBe(200)
    expect(during.text).toContain('Les bâtisseuses de Porto-Novo')
    expect(during.text).toContain('Ganvié, la vie sur l’eau')
  })
}

test('R88 A56 a listed video of another platform keeps its title, and links to where it is', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const vimeo = 'https://vimeo.com/76979871?share=copy&a=%C3%A9'
  const { site } = await isolatedSite({
    prepare: (mock) =>
      mock.set('medias-videos', [
        { id: 1, title: 'Ailleurs & loin', youtube_url: vimeo, created_at: '2025-06-01T08:00:00Z' },
        { id: 2, title: 'Ici', youtube_url: 'https://youtu.be/medias00002' },
      ]),
  })
  const page = await openWithoutJavaScript(`${site.url}/medias/mediavideo`)
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

test('R51 R59 Médias without content shows the empty texts of the specification', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({ mode: 'empty' })
  const { status, text } = await serverHtml(request, `${site.url}/medias`)
  expect(status).toBe(200)
  expect(text).toContain('Aucune vidéo disponible pour le moment.')
  expect(text).toContain('Aucun événement disponible pour le moment.')
})

test('a published video shows within 3 s', async ({ isolatedSite, request }) => {
  const { mock, site } = await isolatedSite()
  const list = `${site.url}/medias/mediavideo`
  expect((await serverHtml(request, list)).text).toContain('Ganvié, la vie sur l’eau')
  mock.set('medias-videos', [
    { id: 1, title: 'À l’instant', youtube_url: 'https://youtu.be/nouveau-1' },
  ])
  await publish(request, site, { body: { contents: ['medias-videos'] } })
  await poll(async () => (await serverHtml(request, list)).text, { timeout: 3000 }).toContain(
    'À l’instant',
  )
})
