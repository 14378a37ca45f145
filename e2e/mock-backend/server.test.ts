import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayInCotonou } from '../../contract/formatting/dates'
import { type MockBackend, startMockBackend } from './server'
import type { MockEvent, MockVideo } from './types'

// What each way of failing is to the site: lib/backend/backend-failures.test.ts.
const eventsPath = '/api/medias/events/'
const headerVideoPath = '/api/accueil/header-video/'

let mock: MockBackend
beforeEach(async () => {
  mock = await startMockBackend()
})
afterEach(() => mock.close())

const get = (path: string) => fetch(new URL(path, mock.origin))
async function json<T>(path: string): Promise<T> {
  return (await get(path)).json() as Promise<T>
}

test('items are found by slug and id, those of a category do not name it; unknown ones are 404, requests recorded', async () => {
  const [first] = await json<MockEvent[]>(eventsPath)
  expect(await json(`${eventsPath}${first?.slug}/`)).toEqual(first)
  expect(await json(`${eventsPath}${first?.id}`)).toEqual(first)
  const portraits = await json<MockVideo[]>('/api/videos/category/portraits/')
  expect(portraits.map(({ id }) => id)).toEqual([2, 5, 8, 11, 14])
  expect(portraits.filter(({ categorySlug }) => categorySlug)).toEqual([])
  for (const path of [`${eventsPath}jamais-vu/`, '/api/autre/', '/media/absente.jpg']) {
    expect((await get(path)).status, path).toBe(404)
  }
  expect(mock.count('/api/medias/events')).toBe(1)
  expect(dayInCotonou(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
})

test('a mode of one path is that of the paths below it too, leaves the others healthy, and ends with the mode of all', async () => {
  const typeOf = async (path: string) => (await get(path)).headers.get('content-type')
  await mock.mode('html', '/api/medias/events')
  for (const path of [eventsPath, eventsPath.slice(0, -1), `${eventsPath}soiree-ce-soir/`]) {
    expect(await typeOf(path)).toContain('text/html')
  }
  expect(await typeOf(headerVideoPath)).toBe('application/json')
  await mock.mode('ok')
  expect(await typeOf(eventsPath)).toBe('application/json')
})

test('hang never answers; leaving the mode closes the connection', async () => {
  await mock.mode('hang')
  const failed = get(eventsPath).catch((error: Error) => error.message)
  await expect.poll(() => mock.requests.length).toBe(1)
  await mock.mode('ok')
  expect(await failed).toBe('fetch failed')
})

test('any JSON replaces a resource, and reset restores all', async () => {
  mock.set('medias-events', [null, 3, { id: 9, slug: 'neuf', title: 'Neuf' }])
  expect(await json(`${eventsPath}neuf/`)).toMatchObject({ title: 'Neuf' })
  await mock.mode('empty')
  expect(await json('/api/medias/photos/')).toEqual([])
  expect((await get(headerVideoPath)).status).toBe(404)
  await mock.reset()
  expect(await json(eventsPath)).toHaveLength(12)
  expect(mock.requests).toHaveLength(1)
})

test('every file that the content names is there, whole or in parts', async () => {
  const content = JSON.stringify(mock.content())
  const files = content.match(/(?:http:[^"]+)?\/media\/[\w-]+\.\w+/g) ?? []
  expect(files.length).toBeGreaterThan(100)
  // Each is drawn on request: those of one name in a series have one form.
  for (const file of files.filter((it) => /[a-z]-?1?(-\d+x\d+\.jpg|\.mp4)$/.test(it))) {
    expect([file, (await get(file)).status]).toEqual([file, 200])
  }
  const headers = { range: 'bytes=10-19' }
  const part = await fetch(`${mock.origin}/media/accueil.mp4`, { headers })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
})
