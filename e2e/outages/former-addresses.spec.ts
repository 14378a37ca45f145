import type { APIRequestContext } from '@playwright/test'
import { courses } from '../mock-backend/content/courses'
import { picture } from '../mock-backend/content/media-paths'
import { mediaVideos } from '../mock-backend/content/videos'
import { todayInCotonou } from '../mock-backend/days'
import { listPath, onlyEvents, tonight } from '../support/event-content'
import { publish } from '../support/home-content'
import { poll } from '../support/poll'
import type { Site } from '../support/site'
import { expect, test } from '../support/test'

const former = `${listPath}/avant`
const present = `${listPath}/apres`
const before = tonight({
  slug: 'avant',
  title: 'Avant',
  poster: picture('affiche-avant', 800, 1000),
})
const after = { ...before, slug: 'apres', title: 'Après', former_slugs: ['avant'] }

/** Status and target of an address, without following it. */
async function answer(request: APIRequestContext, site: Site, path: string) {
  const response = await request.get(site.url + path, { maxRedirects: 0 })
  const { location, 'cache-control': lifetime } = response.headers()
  return { status: response.status(), location, lifetime }
}
const redirectTo = (location: string) => ({ status: 308, location, lifetime: 'no-cache' })

test('R72 R74 a renamed event: page and calendar redirect with the query, poster and share image are sent', async ({
  isolatedSite,
  page,
  request,
}) => {
  const { mock, site } = await isolatedSite(onlyEvents([before]))
  const get = (path: string) => answer(request, site, path)
  await page.goto(site.url + former)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  mock.set('medias-events', [after])
  await publish(request, site)
  await poll(() => get(former), { timeout: 5000 }).toEqual(redirectTo(present))
  expect(await get(`${former}?utm_source=lettre&a=%C3%A9`)).toEqual(
    redirectTo(`${present}?utm_source=lettre&a=%C3%A9`),
  )
  expect(await get(`${former}/calendrier.ics`)).toEqual(redirectTo(`${present}/calendrier.ics`))
  expect((await get(new URL(image ?? '').pathname)).status).toBe(200)
  expect((await get('/api/affiche/evenement/avant')).status).toBe(200)

  await page.goto(site.url + former)
  await expect(page).toHaveURL(site.url + present)
  await expect(page.getByRole('heading', { level: 1, name: 'Après' })).toBeVisible()
})

test('R72 a former address leads on while the backend is down, also after a restart', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite(onlyEvents([after]))
  expect((await answer(request, site, listPath)).status).toBe(200)
  await mock.mode('refuse')
  expect(await answer(request, site, former)).toEqual(redirectTo(present))
  await site.restart()
  expect(await answer(request, site, former)).toEqual(redirectTo(present))
})

test('R72 a former address belongs to the event that takes it, and to its own event when renamed back', async ({
  isolatedSite,
  request,
}) => {
  const { mock, site } = await isolatedSite(onlyEvents([after]))
  const get = (path: string) => answer(request, site, path)
  expect(await get(former)).toEqual(redirectTo(present))
  mock.set('medias-events', [after, { ...before, id: 7, title: 'Un autre' }])
  await publish(request, site)
  await poll(async () => (await get(former)).status, { timeout: 5000 }).toBe(200)
  expect((await get(present)).status).toBe(200)
  mock.set('medias-events', [{ ...before, former_slugs: ['apres'] }])
  await publish(request, site)
  await poll(() => get(present), { timeout: 5000 }).toEqual(redirectTo(former))
  expect((await get(former)).status).toBe(200)
})

test('R102 R94 a renamed course and a renamed category of videos redirect too', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({
    prepare: (mock) => {
      const options = { base: mock.baseUrl, today: todayInCotonou() }
      const [course] = courses(options)
      const [video] = mediaVideos(options)
      if (!course || !video) throw new Error('no content')
      mock.set('beauty-formations', [{ ...course, former_slugs: ['avant'] }])
      mock.set('medias-videos', [{ ...video, category_former_slugs: ['avant'] }])
    },
  })
  expect(await answer(request, site, '/beaute/formations/avant')).toEqual(
    redirectTo('/beaute/formations/esthetique-fondamentaux'),
  )
  const watch = '/medias/videoplayers?v=medias00001&categorySlug='
  expect(await answer(request, site, `${watch}avant&t=30&utm_source=a`)).toEqual(
    redirectTo(`${watch}documentaires&t=30&utm_source=a`),
  )
  expect((await answer(request, site, `${watch}documentaires`)).status).toBe(200)
})
