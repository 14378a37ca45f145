import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { captureLog, type LogLine } from '@/testing/captured-log'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'load-'))
const retries = vi.fn(async () => true)
/** The seconds after which the page is rendered again at the latest, in the order of the calls. */
const lifetimes: number[] = []
vi.mock('next/cache', () => ({
  unstable_cache: (_: unknown, __: unknown, { revalidate }: { revalidate: number }) => {
    lifetimes.push(revalidate)
    return revalidate < 60 ? retries : async () => true
  },
}))
const apiBaseUrl = 'http://socle.test/v1'
const environment = { apiBaseUrl, publicApiBaseUrl: apiBaseUrl, cacheDir }
vi.mock('@/lib/site/environment', () => ({ environment }))

const { itemsOf, load, loadItem, loadList } = await import('./load')
const number = z.number()
const numbers = (body: unknown) => z.array(number).parse(body)

/** Sets the backend's answer to every request, or to each URL. */
const answer = (body: unknown, status = 200) => answerEach(() => ({ body, status }))
const answerEach = (answerOf: (url: string) => { body: unknown; status: number }) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const { body, status } = answerOf(url)
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    }),
  )

let lines: LogLine[]
const failures = () => lines.filter(({ level }) => level === 'error')

beforeEach(() => {
  vi.restoreAllMocks()
  retries.mockClear()
  lifetimes.length = 0
  lines = captureLog()
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

it('R12 sends one GET request under the API base, and tags the page', async () => {
  answer([1])
  expect(await loadList('mediaPhotos', number)).toEqual({ state: 'fresh', data: [1] })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'http://socle.test/v1/api/medias/photos/',
    expect.objectContaining({ next: { tags: ['medias-photos'] }, redirect: 'error' }),
  )
})

it('has the page rendered again after a minute, and within seconds after a failure', async () => {
  answer([1])
  await loadList('mediaPhotos', number)
  answer('<html>')
  await loadList('mediaPhotos', number)
  expect(lifetimes).toEqual([pageLifetimeSeconds, 3])
  expect(pageLifetimeSeconds).toBe(60)
})

it.each([
  ['<html>', 200],
  ['[1, 2', 200],
  [{ detail: 'erreur' }, 500],
  [{ detail: 'Introuvable.' }, 404],
  [{ pas: 'une liste' }, 200],
])('A10 serves the stale list when the backend answers %j with %i', async (body, status) => {
  answer([1, 2])
  await loadList('events', number)
  answer(body, status)
  expect(await loadList('events', number)).toEqual({ state: 'stale', data: [1, 2] })
  expect(retries).toHaveBeenCalled()
})

it('replaces a list by a valid empty one', async () => {
  answer([1])
  await loadList('beautyVideos', number)
  answer([])
  expect(itemsOf(await loadList('beautyVideos', number))).toEqual([])
  answer('<html>')
  expect(itemsOf(await loadList('beautyVideos', number))).toEqual([])
})

it('stores no stale copy of a list whose slug the content does not yield', async () => {
  answer([1])
  await loadList('mediaVideosByCategory', number, 'inventee', () => false)
  await loadList('mediaVideosByCategory', number, 'listee', () => true)
  answer('<html>')
  expect((await loadList('mediaVideosByCategory', number, 'inventee')).state).toBe('unavailable')
  expect((await loadList('mediaVideosByCategory', number, 'listee')).state).toBe('stale')
})

it('R14 logs a failure once, and again after a success', async () => {
  answer('<html>')
  await loadList('houses', number)
  await loadList('houses', number)
  expect(failures()).toHaveLength(1)
  expect(failures()[0]?.message).toContain('Erreur lors du chargement des maisons')
  answer([1])
  await loadList('houses', number)
  answer('<html>')
  await loadList('houses', number)
  expect(failures()).toHaveLength(2)
})

it('A10 accepts the API’s own 404 of a header video, and deletes its stale copy', async () => {
  const video = () => load('homeHeaderVideo', numbers)
  answer([1])
  expect(await video()).toEqual({ state: 'fresh', data: [1] })
  answer('<html>', 404)
  expect(await video()).toEqual({ state: 'stale', data: [1] })
  answer({ detail: 'Introuvable.' }, 404)
  expect(await video()).toEqual({ state: 'notFound' })
  answer('<html>')
  expect(await video()).toEqual({ state: 'unavailable' })
})

describe('A10 one item', () => {
  const isItem = (item: number) => item === 7
  const list = () => loadList('events', number)
  const item = (slug = 'sept') => loadItem('event', number, slug, list, isItem)
  /** The backend's answers to the item's endpoint and to the list. */
  const answers = (own: [unknown, number], all: [unknown, number]) =>
    answerEach((url) => {
      const [body, status] = url.endsWith('/events/') ? all : own
      return { body, status }
    })
  const gone: [unknown, number] = [{ detail: 'Introuvable.' }, 404]

  it('is not found when its endpoint answers 404 and the fresh list lacks it', async () => {
    answers([7, 200], [[7], 200])
    expect(await item()).toEqual({ state: 'fresh', data: 7 })
    answers(gone, [[8], 200])
    expect(await item()).toEqual({ state: 'notFound' })
    answer('<html>')
    expect(await item()).toEqual({ state: 'unavailable' })
  })

  it('is stale while the backend answers 404 to everything, and the page is rendered again soon', async () => {
    answers([7, 200], [[7], 200])
    await list()
    await item()
    answers(gone, gone)
    retries.mockClear()
    expect(await item()).toEqual({ state: 'stale', data: 7 })
    expect(retries).toHaveBeenCalled()
    answers([7, 200], [[7], 200])
    expect(await item()).toEqual({ state: 'fresh', data: 7 })
  })

  it('is stale while the fresh list still has it', async () => {
    answers([7, 200], [[7], 200])
    await item()
    answers(gone, [[7], 200])
    expect(await item()).toEqual({ state: 'stale', data: 7 })
  })

  it('is read from the list when it was never loaded itself', async () => {
    answers(gone, [[7], 200])
    expect(await item('jamais-lu')).toEqual({ state: 'fresh', data: 7 })
  })

  it('has no stale copy when its list calls it by another slug, which anybody may invent', async () => {
    answers([8, 200], [[7], 200])
    expect(await item('autre-nom')).toEqual({ state: 'fresh', data: 8 })
    answer('<html>')
    expect(await item('autre-nom')).toEqual({ state: 'unavailable' })
  })

  describe('that had another slug', () => {
    const moved = () => loadItem('event', number, 'avant', list, isItem, (item) => item === 8)

    it('is found under it, in the list, while no other item has it, or the backend fails', async () => {
      answers(gone, [[8], 200])
      expect(await moved()).toEqual({ state: 'fresh', data: 8 })
      answer('<html>')
      expect(await moved()).toEqual({ state: 'stale', data: 8 })
      answers(gone, [[8, 7], 200])
      expect(await moved()).toEqual({ state: 'fresh', data: 7 })
      answers(gone, [[9], 200])
      expect(await moved()).toEqual({ state: 'notFound' })
    })

    it('leaves no stale copy under its former slug', async () => {
      answers([7, 200], [[7], 200])
      await moved()
      answers(gone, [[8], 200])
      await moved()
      answers(['<html>', 200], [[], 200])
      expect(await moved()).toEqual({ state: 'unavailable' })
    })
  })
})

it('parses an answer only when it has changed', async () => {
  const parse = vi.fn(numbers)
  answer([1, 2])
  const first = await load('mediaPhotos', parse)
  expect(await load('mediaPhotos', parse)).toEqual({ state: 'fresh', data: [1, 2] })
  expect(parse).toHaveBeenCalledTimes(1)
  answer([1, 2, 3])
  expect(await load('mediaPhotos', parse)).toEqual({ state: 'fresh', data: [1, 2, 3] })
  expect(first).toEqual({ state: 'fresh', data: [1, 2] })
})

it('keeps no parsed answer of a slug that the content does not yield', async () => {
  const parse = vi.fn(numbers)
  answer([1])
  for (let index = 0; index < 2; index += 1)
    await load('mediaVideosByCategory', parse, 'inventee', () => false)
  expect(parse).toHaveBeenCalledTimes(2)
})
