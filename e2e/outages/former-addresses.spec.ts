import type { APIRequestContext } from '@playwright/test'
import { picture } from '../mock-backend/content/media-paths'
import { listPath, tonight } from '../support/event-content'
import { expect, test } from '../support/worker-site-test'

const former = `${listPath}/avant`
const present = `${listPath}/apres`
const poster = picture('affiche-avant', 800, 1000)
const before = tonight({ slug: 'avant', title: 'Avant', poster })
const after = { ...before, slug: 'apres', title: 'Après', former_slugs: ['avant'] }
/** Status and target of an address, without following it. */
async function answer(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  const { location, 'cache-control': lifetime } = response.headers()
  return { status: response.status(), location, lifetime }
}
const redirectTo = (location: string) => ({ status: 308, location, lifetime: 'no-cache' })

test('R72 R74 a renamed event: page and calendar redirect with the query, poster and share image are sent; the address goes to the event that takes it', async ({
  page,
  publish,
  request,
}) => {
  const get = (path: string) => answer(request, path)
  await publish({ 'medias-events': [before] })
  await page.goto(former)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  await publish({ 'medias-events': [after] })
  await expect.poll(() => get(former)).toEqual(redirectTo(present))
  expect(await get(`${former}?utm_source=lettre&a=%C3%A9`)).toEqual(
    redirectTo(`${present}?utm_source=lettre&a=%C3%A9`),
  )
  expect(await get(`${former}/calendrier.ics`)).toEqual(redirectTo(`${present}/calendrier.ics`))
  expect((await get(new URL(image ?? '').pathname)).status).toBe(200)
  expect((await get('/api/affiche/evenement/avant')).status).toBe(200)
  await page.goto(former)
  await expect(page).toHaveURL(present)
  await expect(page.getByRole('heading', { level: 1, name: 'Après' })).toBeVisible()

  await publish({ 'medias-events': [after, { ...before, id: 7, title: 'Un autre' }] })
  await expect.poll(async () => (await get(former)).status).toBe(200)
  expect((await get(present)).status).toBe(200)
  await publish({ 'medias-events': [{ ...before, former_slugs: ['apres'] }] })
  await expect.poll(() => get(present)).toEqual(redirectTo(former))
  expect((await get(former)).status).toBe(200)
})
