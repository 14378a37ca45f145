import { youtubeId } from '../mock-backend/content/videos'
import { addDays, todayInCotonou } from '../mock-backend/days'
import { latestVideo, nextEvent, noEvent } from '../support/content-pages'
import { carousel } from '../support/home-page'
import { logLines } from '../support/log-lines'
import { loadedFile } from '../support/picture'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/worker-site-test'

const video = { id: 2, title: 'La bonne vidéo', youtube_url: 'https://youtu.be/abcdefghijk' }

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
    has: page.getByRole('heading', { name: 'La maison, de Cotonou à la diaspora' }),
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

test('R14 A13 A15 A33 an invalid item is dropped and logged, an event of id and title has its card; wrapped lists are read, a list that fails affects no other', async ({
  mock,
  openWithoutJavaScript,
  publish,
  request,
  site,
}) => {
  const barely = { id: 202, title: 'Presque rien', date: addDays(todayInCotonou(), 2) }
  mock.results(true)
  await publish({
    'medias-events': [null, 3, { surprise: true }, 'texte', barely],
    'medias-videos': [{ id: 1, title: { fr: 'objet' }, youtube_url: 4 }, video],
  })
  const page = await openWithoutJavaScript('/')
  await expect(page.getByRole('link', { name: barely.title })).toHaveAttribute(
    'href',
    '/medias/mediaevenements/202',
  )
  await expect(page.getByRole('link', { name: video.title })).toHaveCount(1)
  const ignored = logLines(site).filter(({ message }) => message.startsWith('Élément ignoré'))
  expect(ignored).toHaveLength(5)

  await publish({ 'medias-events': [] })
  expect((await serverHtml(request, '/')).text).toContain(noEvent)
  await mock.mode('html', '/api/medias/events/')
  await publish({ 'medias-videos': [{ ...video, title: 'Une autre' }] })
  const { text } = await serverHtml(request, '/')
  expect(text).toContain(noEvent)
  expect(text).toContain('Une autre')
})
