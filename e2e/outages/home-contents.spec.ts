import { youtubeId } from '../mock-backend/content/videos'
import { latestVideo, nextEvent } from '../support/content-pages'
import { carousel } from '../support/home-page'
import { loadedFile } from '../support/picture'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/worker-site-test'

test('R12 R13 R19 R43 A57 many visitors cause one GET for each content, and are led to the next event and the latest video after the carousel', async ({
  mock,
  openWithoutJavaScript,
  request,
}) => {
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await serverHtml(request, '/')).text).toContain(nextEvent)
  }
  const calls = mock.requests.filter(({ path }) => path.startsWith('/api/'))
  expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/accueil/header-video/',
    'GET /api/medias/events/',
    'GET /api/medias/videos/',
    'GET /api/site/settings/',
  ])
  for (const { headers } of calls) {
    expect(headers['content-length'] ?? '0').toBe('0')
    expect(headers.cookie).toBeUndefined()
  }
  const page = await openWithoutJavaScript('/')
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Née à Cotonou, proche de la diaspora' }),
  })
  await expect(section.getByRole('article')).toContainText([/Prochain événement/, /Dernière vidéo/])
  for (const picture of await section.getByRole('article').locator('img').all()) {
    expect(await loadedFile(picture)).not.toBe('')
  }
  const [before, after] = [await carousel(page).boundingBox(), await section.boundingBox()]
  expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? Infinity) + (before?.height ?? 0))
  await expect(page.getByRole('link', { name: nextEvent })).toHaveAttribute(
    'href',
    '/medias/mediaevenements/soiree-ce-soir',
  )
  await expect(page.getByRole('link', { name: latestVideo })).toHaveAttribute(
    'href',
    `/medias/videoplayers?v=${youtubeId('medias', 0)}`,
  )
})
