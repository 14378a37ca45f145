import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { pageLifetimeSeconds } from '@/lib/limits/page-lifetime.mjs'
import { captureLog, type LogLine } from '@/testing/captured-log'
import { itemsOf } from './loaded'

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

const { load, loadList } = await import('./load')
const number = z.number()
const numbers = (body: unknown) => z.array(number).parse(body)

/** Sets the backend's answer to every request. */
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
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
  const category = (slug: string, isListed: boolean) =>
    loadList('mediaVideosByCategory', number, { slug, isOfContent: () => isListed })
  await category('inventee', false)
  await category('listee', true)
  answer('<html>')
  expect((await category('inventee', false)).state).toBe('unavailable')
  expect((await category('listee', true)).state).toBe('stale')
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
    await load('mediaVideosByCategory', parse, { slug: 'inventee', isOfContent: () => false })
  expect(parse).toHaveBeenCalledTimes(2)
})
