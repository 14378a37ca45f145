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
