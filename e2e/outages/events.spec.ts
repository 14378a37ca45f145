import type { APIRequestContext } from '@playwright/test'
import { picture } from '../mock-backend/content/media-paths'
import { eventPath, listPath, tonight } from '../support/event-content'
import { loadedFile } from '../support/picture'
import { expect, test } from '../support/worker-site-test'

const former = `${listPath}/avant`
const present = `${listPath}/apres`
const before = tonight({
  slug: 'avant',
  title: 'Avant',
  poster: picture('affiche-avant', 800, 1000),
})
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

test('R77 R79 A12 an event with an end and a place shows both on its page, which says when it is over', async ({
  page,
  publish,
}) => {
  const times = { date: '2031-12-05', time: '20:00', end_date: '2031-12-06', end_time: '02:00' }
  await publish({ 'medias-events': [tonight({ ...times, place: 'Maison des jeunes, Cotonou' })] })
  await page.clock.install({ time: new Date('2031-12-06T01:59:00+01:00') })
  await page.goto(eventPath)
  const heading = page.getByRole('main').locator('header')
  await expect(heading).toContainText(/du vendredi 5 décembre à\s20:00 au samedi 6 décembre 2031/)
  await expect(heading.getByText('Maison des jeunes, Cotonou')).toBeVisible()
  await expect(page.getByText('L’événement a commencé', { exact: true })).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(page.getByText('L’événement est terminé', { exact: true })).toBeVisible()
})

const gaani = { id: 1, slug: 'gaani', title: 'Gaani', date: '2030-12-05', time: '20:00' }

test('R56 R73 A51 an event without poster has one with its title, to download', async ({
  page,
  publish,
  request,
}) => {
  await publish({ 'medias-events': [gaani] })
  await page.goto(listPath)
  expect(await loadedFile(page.getByRole('article').locator('img'))).toContain('/partage/vignette/')

  const download = page.getByRole('link', { name: /^Télécharger/ }).first()
  await page.goto(`${listPath}/gaani`)
  await expect(download).toHaveAttribute('download', 'Gaani.jpg')
  const first = await download.getAttribute('href')
  const file = await request.get(first ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(file.headers()['content-disposition']).toContain('attachment; filename=Gaani.jpg')

  await publish({ 'medias-events': [{ ...gaani, title: 'Gani' }] })
  await page.goto(`${listPath}/gaani`)
  await expect(download).toHaveAttribute('download', 'Gani.jpg')
  expect(await download.getAttribute('href')).not.toBe(first)
})
