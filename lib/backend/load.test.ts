import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'load-'))
const retries = vi.fn(async () => true)
vi.mock('next/cache', () => ({ unstable_cache: () => retries }))
vi.mock('@/lib/site/settings', () => ({
  settings: {
    apiBaseUrl: 'http://socle.test/v1',
    publicApiBaseUrl: 'http://socle.test/v1',
    cacheDir,
  },
}))

const { load, loadList } = await import('./load')
const read = (body: unknown) => {
  if (!Array.isArray(body)) throw new Error('liste attendue')
  return body as number[]
}
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
  )

beforeEach(() => {
  vi.restoreAllMocks()
  retries.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

it('R12 asks once, by GET, below the base, and tags the page', async () => {
  answer([1])
  expect(await loadList('medias-photos', read)).toEqual([1])
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'http://socle.test/v1/api/medias/photos/',
    expect.objectContaining({ next: { tags: ['medias-photos'] }, redirect: 'error' }),
  )
})

it.each([
  ['<html>', 200],
  ['[1, 2', 200],
  [{ detail: 'erreur' }, 500],
  [{ detail: 'Introuvable.' }, 404],
  [{ pas: 'une liste' }, 200],
])('A10 keeps the last good list when the backend answers %j with %i', async (body, status) => {
  answer([1, 2])
  await loadList('medias-events', read)
  answer(body, status)
  expect(await loadList('medias-events', read)).toEqual([1, 2])
  expect(retries).toHaveBeenCalled()
})

it('lets a legitimate empty list replace a full one', async () => {
  answer([1])
  await loadList('beauty-videos', read)
  answer([])
  expect(await loadList('beauty-videos', read)).toEqual([])
  answer('<html>')
  expect(await loadList('beauty-videos', read)).toEqual([])
})

it('R14 logs a failure once, and again after a success', async () => {
  answer('<html>')
  await loadList('immo-maisons', read)
  await loadList('immo-maisons', read)
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('Erreur lors du chargement des maisons'),
  )
  answer([1])
  await loadList('immo-maisons', read)
  answer('<html>')
  await loadList('immo-maisons', read)
  expect(console.error).toHaveBeenCalledTimes(2)
})

it('A10 takes the API’s own 404 about one thing for «gone», and forgets it', async () => {
  const one = '/api/medias/events/nuit/'
  answer([1])
  expect(await load('medias-events', read, one)).toEqual({ state: 'fresh', data: [1] })
  answer('<html>', 404)
  expect(await load('medias-events', read, one)).toEqual({ state: 'kept', data: [1] })
  answer({ detail: 'Introuvable.' }, 404)
  expect(await load('medias-events', read, one)).toEqual({ state: 'missing' })
  answer('<html>')
  expect(await load('medias-events', read, one)).toEqual({ state: 'unavailable' })
})
