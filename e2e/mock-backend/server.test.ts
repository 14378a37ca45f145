import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, todayInCotonou } from './days'
import { startStub, type StubBackend } from './server'
import type { DataSet, StubEvent, StubVideo } from './types'

const LISTS: [path: string, set: DataSet, length: number][] = [
  ['/api/medias/events/', 'events', 12],
  ['/api/medias/videos/', 'videos', 16],
  ['/api/medias/photos/', 'photos', 28],
  ['/api/beauty/formations/', 'formations', 4],
  ['/api/beauty/photos/', 'beautyPhotos', 18],
  ['/api/beauty/videos/', 'beautyVideos', 10],
  ['/api/immo/maisons/', 'houses', 26],
]
const HEADERS = ['accueil', 'beauty', 'voyage', 'immo'].map((area) => `/api/${area}/header-video/`)

let stub: StubBackend
beforeEach(async () => {
  stub = await startStub()
})
afterEach(() => stub.close())

async function json<T>(path: string): Promise<T> {
  return (await fetch(`${stub.baseUrl}${path}`)).json() as Promise<T>
}

describe('the contract', () => {
  test.each(LISTS)('%s lists %s, with and without its slash', async (path, _set, length) => {
    expect(await json<unknown[]>(path)).toHaveLength(length)
    expect(await json<unknown[]>(path.slice(0, -1))).toHaveLength(length)
  })

  test.each(HEADERS)('%s names a film that can be fetched', async (path) => {
    const { video } = await json<{ video: string }>(path)
    const film = await fetch(new URL(video, stub.origin))
    expect(film.headers.get('content-type')).toBe('video/mp4')
    expect((await film.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('one event by slug and by id; an unknown one is a JSON 404', async () => {
    const [first] = await json<StubEvent[]>('/api/medias/events/')
    expect(await json(`/api/medias/events/${first?.slug}/`)).toEqual(first)
    expect(await json(`/api/medias/events/${first?.id}`)).toEqual(first)
    const missing = await fetch(`${stub.origin}/api/medias/events/jamais-vu/`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toEqual({ detail: 'Introuvable.' })
  })

  test('videos by category, for both areas', async () => {
    const portraits = await json<StubVideo[]>('/api/videos/category/portraits/')
    expect(portraits.map((video) => video.categorySlug)).toEqual(Array(5).fill('portraits'))
    expect(await json<unknown[]>('/api/beauty/category/soins')).toHaveLength(5)
    expect((await fetch(`${stub.origin}/api/videos/category/inconnue/`)).status).toBe(404)
  })

  test('the dates are those of Cotonou: past, yesterday, today, ahead', async () => {
    const today = todayInCotonou()
    const dates = (await json<StubEvent[]>('/api/medias/events/')).map((event) => event.date)
    expect(dates).toContain(today)
    expect(dates).toContain(addDays(today, -1))
    expect(dates).toContain(addDays(today, 300))
    expect(todayInCotonou(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01')
  })

  test('an unknown path is a 404, another method a 405, and both are recorded', async () => {
    expect((await fetch(`${stub.origin}/api/autre/`)).status).toBe(404)
    const post = await fetch(`${stub.origin}/api/medias/events/`, { method: 'POST' })
    expect(post.status).toBe(405)
    expect(stub.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/autre/',
      'POST /api/medias/events/',
    ])
    expect(stub.count('/api/medias/events')).toBe(1)
  })

  test('under a prefix everything moves there, addresses included', async () => {
    const prefixed = await startStub({ prefix: '/socle/v1/' })
    const inside = await fetch(`${prefixed.origin}/socle/v1/api/medias/events/`)
    const events = (await inside.json()) as StubEvent[]
    expect(prefixed.baseUrl).toBe(`${prefixed.origin}/socle/v1`)
    expect((await fetch(`${prefixed.origin}/api/medias/events/`)).status).toBe(404)
    const absolute = events.map((event) => event.poster ?? '').find((it) => it.startsWith('http'))
    expect(absolute).toMatch(/\/socle\/v1\/media\//)
    expect((await fetch(absolute ?? '')).status).toBe(200)
    await prefixed.close()
  })
})

describe('replacing data', () => {
  test('any JSON can be sent and taken back', async () => {
    stub.set('events', { surprise: true })
    expect(await json('/api/medias/events/')).toEqual({ surprise: true })
    stub.set('events', undefined)
    expect(await json('/api/medias/events/')).toHaveLength(12)
  })

  test('an item is looked up in the replaced list', async () => {
    stub.set('events', [null, 3, { id: 9, slug: 'neuf', title: 'Neuf' }])
    expect(await json('/api/medias/events/neuf/')).toMatchObject({ title: 'Neuf' })
  })

  test('results(true) wraps lists and nothing else', async () => {
    stub.results(true)
    expect(await json('/api/medias/photos/')).toMatchObject({ results: { length: 28 } })
    expect(await json('/api/accueil/header-video/')).toHaveProperty('video')
    await stub.mode('empty')
    expect(await json('/api/medias/photos/')).toEqual({ results: [] })
  })

  test('reset brings everything back', async () => {
    stub.set('videos', [])
    await stub.mode('error500')
    await stub.reset()
    expect(await json('/api/medias/videos/')).toHaveLength(16)
    expect(stub.requests).toHaveLength(1)
  })
})
