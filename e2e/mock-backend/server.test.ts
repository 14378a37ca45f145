import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Resource } from '../../lib/backend/endpoints'
import { addDays, todayInCotonou } from './days'
import { type MockBackend, startMockBackend } from './server'
import type { MockEvent, MockVideo } from './types'

const lists: [path: string, resource: Resource, length: number][] = [
  ['/api/medias/events/', 'medias-events', 12],
  ['/api/medias/videos/', 'medias-videos', 16],
  ['/api/medias/photos/', 'medias-photos', 28],
  ['/api/beauty/formations/', 'beauty-formations', 4],
  ['/api/beauty/photos/', 'beauty-photos', 40],
  ['/api/beauty/videos/', 'beauty-videos', 10],
  ['/api/immo/maisons/', 'immo-maisons', 26],
]
const headerVideoPaths = ['accueil', 'beauty', 'voyage', 'immo'].map(
  (area) => `/api/${area}/header-video/`,
)

let mock: MockBackend
beforeEach(async () => {
  mock = await startMockBackend()
})
afterEach(() => mock.close())

async function json<T>(path: string): Promise<T> {
  return (await fetch(`${mock.baseUrl}${path}`)).json() as Promise<T>
}

describe('the content API', () => {
  test.each(lists)('%s lists %s, with and without its slash', async (path, _resource, length) => {
    expect(await json<unknown[]>(path)).toHaveLength(length)
    expect(await json<unknown[]>(path.slice(0, -1))).toHaveLength(length)
  })

  test.each(headerVideoPaths)('%s names a video that can be fetched', async (path) => {
    const { video } = await json<{ video: string }>(path)
    const file = await fetch(new URL(video, mock.origin))
    expect(file.headers.get('content-type')).toBe('video/mp4')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('one event by slug and by id; an unknown one answers a JSON 404', async () => {
    const [first] = await json<MockEvent[]>('/api/medias/events/')
    expect(await json(`/api/medias/events/${first?.slug}/`)).toEqual(first)
    expect(await json(`/api/medias/events/${first?.id}`)).toEqual(first)
    const missing = await fetch(`${mock.origin}/api/medias/events/jamais-vu/`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toEqual({ detail: 'Introuvable.' })
  })

  test('videos by category, which they do not name, for both areas', async () => {
    const portraits = await json<MockVideo[]>('/api/videos/category/portraits/')
    expect(portraits.map(({ id }) => id)).toEqual([2, 5, 8, 11, 14])
    expect(portraits.filter(({ categorySlug }) => categorySlug)).toEqual([])
    expect(await json<unknown[]>('/api/beauty/category/soins')).toHaveLength(5)
    expect((await fetch(`${mock.origin}/api/videos/category/inconnue/`)).status).toBe(404)
  })

  test('event dates are relative to today in Cotonou: past, yesterday, today, future', async () => {
    const today = todayInCotonou()
    const dates = (await json<MockEvent[]>('/api/medias/events/')).map((event) => event.date)
    expect(dates).toContain(today)
    expect(dates).toContain(addDays(today, -1))
    expect(dates).toContain(addDays(today, 300))
    expect(todayInCotonou(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
  })

  test('an unknown path is a 404, another method a 405, and both are recorded', async () => {
    expect((await fetch(`${mock.origin}/api/autre/`)).status).toBe(404)
    const post = await fetch(`${mock.origin}/api/medias/events/`, { method: 'POST' })
    expect(post.status).toBe(405)
    expect(mock.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/autre/',
      'POST /api/medias/events/',
    ])
    expect(mock.count('/api/medias/events')).toBe(1)
  })

  test('a prefix applies to every endpoint and to absolute media addresses', async () => {
    const prefixed = await startMockBackend({ prefix: '/socle/v1/' })
    const inside = await fetch(`${prefixed.origin}/socle/v1/api/medias/events/`)
    const events = (await inside.json()) as MockEvent[]
    expect(prefixed.baseUrl).toBe(`${prefixed.origin}/socle/v1`)
    expect((await fetch(`${prefixed.origin}/api/medias/events/`)).status).toBe(404)
    const absolute = events.map((event) => event.poster ?? '').find((it) => it.startsWith('http'))
    expect(absolute).toMatch(/\/socle\/v1\/media\//)
    expect((await fetch(absolute ?? '')).status).toBe(200)
    await prefixed.close()
  })
})

describe('replacing data', () => {
  test('any JSON can replace a resource, and the fixtures can be restored', async () => {
    mock.set('medias-events', { surprise: true })
    expect(await json('/api/medias/events/')).toEqual({ surprise: true })
    mock.set('medias-events', undefined)
    expect(await json('/api/medias/events/')).toHaveLength(12)
  })

  test('an item is looked up in the replaced list', async () => {
    mock.set('medias-events', [null, 3, { id: 9, slug: 'neuf', title: 'Neuf' }])
    expect(await json('/api/medias/events/neuf/')).toMatchObject({ title: 'Neuf' })
  })

  test('results(true) wraps lists and nothing else', async () => {
    mock.results(true)
    expect(await json('/api/medias/photos/')).toMatchObject({ results: { length: 28 } })
    expect(await json('/api/accueil/header-video/')).toHaveProperty('video')
    await mock.mode('empty')
    expect(await json('/api/medias/photos/')).toEqual({ results: [] })
  })

  test('reset restores the initial state', async () => {
    mock.set('medias-videos', [])
    await mock.mode('error500')
    await mock.reset()
    expect(await json('/api/medias/videos/')).toHaveLength(16)
    expect(mock.requests).toHaveLength(1)
  })
})
