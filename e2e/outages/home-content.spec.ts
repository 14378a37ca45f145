import { addDays, todayInCotonou } from '../mock-backend/days'
import { ODD_TITLES, oddEvents, oddVideos } from '../mock-backend/content/odd'
import { youtubeId } from '../mock-backend/content/videos'
import { eventually } from '../support/eventually'
import { home, LATEST_VIDEO, NEXT_EVENT, onlyEvent, timesLogged } from '../support/home-content'
import { expect, test } from '../support/test'

/** What the home page asks of a backend. */
const HOME_CALLS = ['/api/accueil/header-video/', '/api/medias/events/', '/api/medias/videos/']

test('R12 R19 the backend is asked by GET, without payload, once for many visitors', async ({
  failing,
  request,
}) => {
  const { stub, site } = await failing()
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await home(request, site)).text).toContain(NEXT_EVENT)
  }
  const calls = stub.requests.filter(({ path }) => path.startsWith('/api/'))
  expect(calls.map(({ path }) => path).sort()).toEqual(HOME_CALLS)
  for (const { method, headers } of calls) {
    expect(method).toBe('GET')
    expect(headers['content-length'] ?? '0').toBe('0')
    expect(headers.cookie).toBeUndefined()
  }
})

test('R43 the next event and the latest video of the backend lead to their pages', async ({
  failing,
  rawHtml,
}) => {
  const { site } = await failing()
  const page = await rawHtml(site.url)
  await expect(page.getByRole('link', { name: NEXT_EVENT })).toHaveAttribute(
    'href',
    '/medias/mediaevenements/soiree-ce-soir',
  )
  await expect(page.getByRole('link', { name: LATEST_VIDEO })).toHaveAttribute(
    'href',
    `/medias/videoplayers?v=${youtubeId('medias', 0)}`,
  )
})

test('R13 relative and absolute pictures of the backend are shown', async ({ failing, page }) => {
  const today = todayInCotonou()
  const event = { id: 1, slug: 'a', title: 'Affiche', date: today, time: '23:59' }
  const video = { id: 1, title: 'Vignette', youtube_url: 'https://youtu.be/abcdefghijk' }
  const { stub, site } = await failing({
    prepare: (it) => {
      it.set('events', [{ ...event, poster: '/media/relative-800x600.jpg' }])
      it.set('videos', [{ ...video, thumbnail: `${it.baseUrl}/media/absolue-640x360.jpg` }])
    },
  })
  await page.goto(site.url)
  for (const title of ['Affiche', 'Vignette']) {
    const image = page.locator('article').filter({ hasText: title }).locator('img')
    await image.scrollIntoViewIfNeeded()
    await eventually(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth), {
      within: 10_000,
    }).toBeGreaterThan(0)
  }
  const asked = stub.requests.map(({ path }) => path)
  expect(asked).toContain('/media/relative-800x600.jpg')
  expect(asked).toContain('/media/absolue-640x360.jpg')
})

test('A33 a bad item is dropped and logged, the rest is shown', async ({ failing, request }) => {
  const { site } = await failing({
    prepare: (it) => {
      it.set('events', [null, 3, { surprise: true }, 'texte', ...onlyEvent('Le seul bon')])
      it.set('videos', [
        { id: 1, title: { fr: 'objet' }, youtube_url: 4 },
        { id: 2, title: 'La bonne vidéo', youtube_url: 'https://youtu.be/abcdefghijk' },
      ])
    },
  })
  const { status, text } = await home(request, site)
  expect(status).toBe(200)
  expect(text).toContain('Le seul bon')
  expect(text).toContain('La bonne vidéo')
  expect(timesLogged(site, 'Élément ignoré')).toBeGreaterThanOrEqual(2)
})

test('A33 lists wrapped in {results} are read', async ({ failing, request }) => {
  const { site } = await failing({ prepare: (it) => it.results(true) })
  const { text } = await home(request, site)
  expect(text).toContain(NEXT_EVENT)
  expect(text).toContain(LATEST_VIDEO)
})

for (const [index, [name, title]] of Object.entries(ODD_TITLES).entries()) {
  test(`R43 a title with oddities (${name}) is shown as it is written`, async ({
    failing,
    page,
  }) => {
    const { site } = await failing({
      prepare: (it) => {
        const event = oddEvents(todayInCotonou())[index]
        it.set('events', [event])
        it.set('videos', [oddVideos()[index]])
      },
    })
    await page.goto(site.url)
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(2)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    expect(await overflow()).toBe(0)
  })
}

test('A13 A15 an event without slug, time and poster has its card all the same', async ({
  failing,
  rawHtml,
}) => {
  const date = addDays(todayInCotonou(), 2)
  const { site } = await failing({
    prepare: (it) => it.set('events', [{ id: 202, title: 'Presque rien', date }]),
  })
  const page = await rawHtml(site.url)
  await expect(page.getByRole('link', { name: 'Presque rien' })).toHaveAttribute(
    'href',
    '/medias/mediaevenements/202',
  )
})

for (const { prefix, suffix } of [
  { prefix: '/socle/v1', suffix: '' },
  { prefix: '/socle/v1', suffix: '/' },
  { prefix: '', suffix: '/' },
]) {
  test(`R12 API_BASE_URL may end with «${prefix}${suffix}»`, async ({ failing, request }) => {
    const { stub, site } = await failing({ prefix, suffix })
    expect((await home(request, site)).text).toContain(NEXT_EVENT)
    const asked = stub.requests.map(({ path }) => path).filter((path) => path.includes('api'))
    expect([...new Set(asked)].sort()).toEqual(HOME_CALLS.map((path) => `${prefix}${path}`))
  })
}
