import type { APIRequestContext } from 'playwright'
import { serverHtml, textOf } from '../../testing/server-html'
import { picture } from '../mock-backend/content/media-paths'
import { listPath, tonight } from '../support/event-content'
import { expect, testOfOwnSite as test } from './site-test'

const former = `${listPath}/avant`
const present = `${listPath}/apres`
const before = tonight({
  slug: 'avant',
  title: 'Avant',
  poster: picture('affiche-avant', 800, 1000),
})
const after = { ...before, slug: 'apres', title: 'Après', former_slugs: ['avant'] }
const patience = { timeout: 60_000, interval: 200 }

/** Status and target of an address, without following it. */
async function answer(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 })
  const { location, 'cache-control': lifetime } = response.headers()
  return { status: response.status(), location, lifetime }
}
const redirectTo = (location: string) => ({ status: 308, location, lifetime: 'no-cache' })

/** What a pattern finds in a page, entities decoded. */
async function found(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
  return textOf(pattern.exec((await serverHtml(request, path)).html)?.[1])
}

test('R72 R74 a renamed event: page and calendar redirect with the query, poster and share image are sent; the address goes to the event that takes it', async ({
  publish,
  request,
}) => {
  const get = (path: string) => answer(request, path)
  await publish({ 'medias-events': [before] })
  const image = await found(request, former, /<meta property="og:image" content="([^"]+)"/)
  await publish({ 'medias-events': [after] })
  await expect.poll(() => get(former), patience).toEqual(redirectTo(present))
  expect(await get(`${former}?utm_source=lettre&a=%C3%A9`)).toEqual(
    redirectTo(`${present}?utm_source=lettre&a=%C3%A9`),
  )
  expect(await get(`${former}/calendrier.ics`)).toEqual(redirectTo(`${present}/calendrier.ics`))
  expect((await get(new URL(image).pathname)).status).toBe(200)
  expect((await get('/api/affiche/evenement/avant')).status).toBe(200)
  expect(await found(request, former, /<h1[^>]*>([^]*?)<\/h1>/)).toBe('Après')

  await publish({ 'medias-events': [after, { ...before, id: 7, title: 'Un autre' }] })
  await expect.poll(async () => (await get(former)).status, patience).toBe(200)
  expect((await get(present)).status).toBe(200)
  await publish({ 'medias-events': [{ ...before, former_slugs: ['apres'] }] })
  await expect.poll(() => get(present), patience).toEqual(redirectTo(former))
  expect((await get(former)).status).toBe(200)
})

const gaani = { id: 1, slug: 'gaani', title: 'Gaani', date: '2030-12-05', time: '20:00' }

test('R56 R73 A51 an event without poster has one with its title, to download', async ({
  publish,
  request,
}) => {
  const path = `${listPath}/gaani`
  const download = () => found(request, path, /<a (?=[^>]*download="G)[^>]*href="([^"]+)"/)
  await publish({ 'medias-events': [gaani] })
  expect(await found(request, listPath, /<article[^]*?<img [^>]*srcset="([^"]+)"/i)).toContain(
    '/partage/vignette/',
  )
  expect(await found(request, path, /<a [^>]*download="([^"]+)"/)).toBe('Gaani.jpg')
  const first = await download()
  const file = await request.get(first)
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(file.headers()['content-disposition']).toContain('attachment; filename=Gaani.jpg')

  await publish({ 'medias-events': [{ ...gaani, title: 'Gani' }] })
  await expect
    .poll(() => found(request, path, /<a [^>]*download="([^"]+)"/), patience)
    .toBe('Gani.jpg')
  expect(await download()).not.toBe(first)
})
