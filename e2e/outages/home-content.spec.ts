import { oddEvents, oddTitles, oddVideos } from '../mock-backend/content/odd'
import { youtubeId } from '../mock-backend/content/videos'
import { addDays, todayInCotonou } from '../mock-backend/days'
import { homePage, latestVideo, nextEvent, singleEvent, timesLogged } from '../support/home-content'
import { poll } from '../support/poll'
import { expect, test } from '../support/test'

/** The paths that the home page requests from the backend. */
const homeRequests = [
  '/api/accueil/header-video/',
  '/api/medias/events/',
  '/api/medias/videos/',
  '/api/site/settings/',
]

test('R12 R19 the backend is requested with GET, without body, once for many visitors', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite()
  for (let visitor = 0; visitor < 5; visitor += 1) {
    expect((await homePage(request, site)).text).toContain(nextEvent)
  }
  const calls = mock.requests.filter(({ path }) => path.startsWith('/api/'))
  expect(calls.map(({ path }) => path).sort()).toEqual(homeRequests)
  for (const { method, headers } of calls) {
    expect(method).toBe('GET')
    expect(headers['content-length'] ?? '0').toBe('0')
    expect(headers.cookie).toBeUndefined()
  }
})

test('R43 A57 the next event and the latest video of the backend link to their pages, the video in its category', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const { site } = await isolatedSite()
  const page = await openWithoutJavaScript(site.url)
  await expect(page.getByRole('link', { name: nextEvent })).toHaveAttribute(
    'href',
    '/medias/mediaevenements/soiree-ce-soir',
  )
  await expect(page.getByRole('link', { name: latestVideo })).toHaveAttribute(
    'href',
    `/medias/videoplayers?v=${youtubeId('medias', 0)}&categorySlug=documentaires`,
  )
})

test('R13 relative and absolute pictures of the backend are shown', async ({
  isolatedSite,
  page,
}) => {
  const today = todayInCotonou()
  const event = { id: 1, slug: 'a', title: 'Affiche', date: today, time: '23:59' }
  const video = { id: 1, title: 'Vignette', youtube_url: 'https://youtu.be/abcdefghijk' }
  const { mock, site } = await isolatedSite({
    prepare: (it) => {
      it.set('medias-events', [{ ...event, poster: '/media/relative-800x600.jpg' }])
      it.set('medias-videos', [{ ...video, thumbnail: `${it.baseUrl}/media/absolue-640x360.jpg` }])
    },
  })
  await page.goto(site.url)
  for (const title of ['Affiche', 'Vignette']) {
    const image = page.locator('article').filter({ hasText: title }).locator('img')
    await image.scrollIntoViewIfNeeded()
    await poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth), {
      timeout: 10_000,
    }).toBeGreaterThan(0)
  }
  const requested = mock.requests.map(({ path }) => path)
  expect(requested).toContain('/media/relative-800x600.jpg')
  expect(requested).toContain('/media/absolue-640x360.jpg')
})

test('A33 an invalid item is dropped and logged, the rest is shown', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({
    prepare: (it) => {
      it.set('medias-events', [null, 3, { surprise: true }, 'texte', ...singleEvent('Le seul bon')])
      it.set('medias-videos', [
        { id: 1, title: { fr: 'objet' }, youtube_url: 4 },
        { id: 2, title: 'La bonne vidéo', youtube_url: 'https://youtu.be/abcdefghijk' },
      ])
    },
  })
  const { status, text } = await homePage(request, site)
  expect(status).toBe(200)
  expect(text).toContain('Le seul bon')
  expect(text).toContain('La bonne vidéo')
  expect(timesLogged(site, 'Élément ignoré')).toBeGreaterThanOrEqual(2)
})

test('A33 lists wrapped in {results} are accepted', async ({ isolatedSite, request }) => {
  const { site } = await isolatedSite({ prepare: (it) => it.results(true) })
  const { text } = await homePage(request, site)
  expect(text).toContain(nextEvent)
  expect(text).toContain(latestVideo)
})

for (const [index, [name, title]] of Object.entries(oddTitles).entries()) {
  test(`R43 an edge-case title (${name}) is shown unchanged`, async ({ isolatedSite, page }) => {
    const { site } = await isolatedSite({
      prepare: (it) => {
        const event = oddEvents(todayInCotonou())[index]
        it.set('medias-events', [event])
        it.set('medias-videos', [oddVideos()[index]])
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

test('A13 A15 an event without slug, time and poster still has its card', async ({
  isolatedSite,
  openWithoutJavaScript,
}) => {
  const date = addDays(todayInCotonou(), 2)
  const { site } = await isolatedSite({
    prepare: (it) => it.set('medias-events', [{ id: 202, title: 'Presque rien', date }]),
  })
  const page = await openWithoutJavaScript(site.url)
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
  test(`R12 API_BASE_URL may end with «${prefix}${suffix}»`, async ({ isolatedSite, request }) => {
    const { mock, site } = await isolatedSite({ prefix, suffix })
    expect((await homePage(request, site)).text).toContain(nextEvent)
    const requested = mock.requests.map(({ path }) => path).filter((path) => path.includes('api'))
    expect([...new Set(requested)].sort()).toEqual(homeRequests.map((path) => `${prefix}${path}`))
  })
}
