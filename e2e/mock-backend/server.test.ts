import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, todayInCotonou } from './days'
import { type MockBackend, startMockBackend } from './server'
import type { MockEvent, MockVideo } from './types'

const eventsPath = '/api/medias/events/'
let mock: MockBackend
beforeAll(async () => {
  mock = await startMockBackend()
})
afterAll(() => mock.close())
beforeEach(() => mock.reset())

const get = (path: string) => fetch(mock.baseUrl + path)
async function json<T>(path: string): Promise<T> {
  return (await get(path)).json() as Promise<T>
}

test.each([
  ['medias/events', 12],
  ['medias/videos', 16],
  ['medias/photos', 28],
  ['beauty/formations', 4],
  ['beauty/photos', 40],
  ['beauty/videos', 10],
  ['immo/maisons', 26],
])('/api/%s lists %i items, with and without its slash', async (path, length) => {
  expect(await json<unknown[]>(`/api/${path}/`)).toHaveLength(length)
  expect(await json<unknown[]>(`/api/${path}`)).toHaveLength(length)
})

test('one event by slug and by id; an unknown one or path is a 404, another method a 405, all are recorded', async () => {
  const [first] = await json<MockEvent[]>(eventsPath)
  expect(await json(`${eventsPath}${first?.slug}/`)).toEqual(first)
  expect(await json(`${eventsPath}${first?.id}`)).toEqual(first)
  const missing = await get(`${eventsPath}jamais-vu/`)
  expect([missing.status, await missing.json()]).toEqual([404, { detail: 'Introuvable.' }])
  expect((await get('/api/autre/')).status).toBe(404)
  expect((await fetch(mock.baseUrl + eventsPath, { method: 'POST' })).status).toBe(405)
  expect(mock.requests.at(-1)).toMatchObject({ method: 'POST', path: eventsPath })
  expect(mock.count('/api/medias/events')).toBe(2)
})

test('videos by category, which they do not name, for both areas', async () => {
  const portraits = await json<MockVideo[]>('/api/videos/category/portraits/')
  expect(portraits.map(({ id }) => id)).toEqual([2, 5, 8, 11, 14])
  expect(portraits.filter(({ categorySlug }) => categorySlug)).toEqual([])
  expect(await json<unknown[]>('/api/beauty/category/soins')).toHaveLength(5)
  expect((await get('/api/videos/category/inconnue/')).status).toBe(404)
})

test('event dates are relative to today in Cotonou: past, yesterday, today, future', async () => {
  const today = todayInCotonou()
  const dates = (await json<MockEvent[]>(eventsPath)).map((event) => event.date)
  expect(dates).toEqual(expect.arrayContaining([today, addDays(today, -1), addDays(today, 300)]))
  expect(todayInCotonou(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
})

test('a prefix applies to every endpoint and to absolute media addresses', async () => {
  const prefixed = await startMockBackend({ prefix: '/socle/v1/' })
  expect(prefixed.baseUrl).toBe(`${prefixed.origin}/socle/v1`)
  const events = (await (await fetch(prefixed.baseUrl + eventsPath)).json()) as MockEvent[]
  expect((await fetch(prefixed.origin + eventsPath)).status).toBe(404)
  const absolute = events.map((event) => event.poster ?? '').find((it) => it.startsWith('http'))
  expect(absolute).toMatch(/\/socle\/v1\/media\//)
  expect((await fetch(absolute ?? '')).status).toBe(200)
  await prefixed.close()
})

test('any JSON replaces a resource and the items in it, lists are wrapped on demand, and reset restores all', async () => {
  mock.set('medias-events', { surprise: true })
  expect(await json(eventsPath)).toEqual({ surprise: true })
  mock.set('medias-events', [null, 3, { id: 9, slug: 'neuf', title: 'Neuf' }])
  expect(await json(`${eventsPath}neuf/`)).toMatchObject({ title: 'Neuf' })
  mock.results(true)
  expect(await json('/api/medias/photos/')).toMatchObject({ results: { length: 28 } })
  expect(await json('/api/accueil/header-video/')).toHaveProperty('video')
  await mock.mode('empty')
  expect(await json('/api/medias/photos/')).toEqual({ results: [] })
  await mock.reset()
  expect(await json(eventsPath)).toHaveLength(12)
  expect(mock.requests).toHaveLength(1)
})
