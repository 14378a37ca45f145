import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { captureLog } from '@/testing/captured-log'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'find-item-'))
const retries = vi.fn(async () => true)
vi.mock('next/cache', () => ({
  unstable_cache: (_: unknown, __: unknown, { revalidate }: { revalidate: number }) =>
    revalidate < 60 ? retries : async () => true,
}))
const apiBaseUrl = 'http://socle.test/v1'
const environment = { apiBaseUrl, publicApiBaseUrl: apiBaseUrl, cacheDir }
vi.mock('@/lib/site/environment', () => ({ environment }))

const { findItem } = await import('./find-item')
const { loadList } = await import('./load')

type Item = { id: string; slug?: string; formerSlugs?: string[] }
const seven: Item = { id: '7', slug: 'sept' }
const moved: Item = { id: '8', slug: 'apres', formerSlugs: ['avant', 'apres'] }

beforeEach(() => captureLog())
afterAll(() => rmSync(cacheDir, { recursive: true }))

describe('of a list', () => {
  const find = (slug: string, state: 'fresh' | 'stale', ...data: Item[]) =>
    findItem(slug, async () => ({ state, data }))

  it('an item is not found only when the list is fresh and lacks it', async () => {
    expect(await find('sept', 'fresh', seven)).toEqual({ state: 'fresh', data: seven })
    expect(await find('sept', 'stale', seven)).toEqual({ state: 'stale', data: seven })
    expect(await find('sept', 'fresh', moved)).toEqual({ state: 'notFound' })
    expect(await find('sept', 'fresh')).toEqual({ state: 'notFound' })
    expect(await find('sept', 'stale', moved)).toEqual({ state: 'unavailable' })
    const unavailable = { state: 'unavailable' as const }
    expect(await findItem('sept', async () => unavailable)).toEqual(unavailable)
  })

  it('is found by its id where it has no slug, and not by its id where it has one', async () => {
    expect(await find('7', 'fresh', { id: '7' })).toEqual({ state: 'fresh', data: { id: '7' } })
    expect(await find('7', 'fresh', seven)).toEqual({ state: 'notFound' })
  })

  it('has moved when it has another slug now, unless that is the one of another item', async () => {
    const other = { id: '9', slug: 'avant', formerSlugs: ['apres'] }
    expect(await find('avant', 'fresh', moved)).toEqual({ state: 'moved', data: moved })
    expect(await find('apres', 'fresh', moved)).toEqual({ state: 'fresh', data: moved })
    expect(await find('avant', 'fresh', moved, other)).toEqual({ state: 'fresh', data: other })
    expect(await find('apres', 'fresh', other, moved)).toEqual({ state: 'fresh', data: moved })
  })

  it('asks for no slug that cannot be a path segment', async () => {
    const getItems = vi.fn()
    expect(await findItem('..', getItems)).toEqual({ state: 'notFound' })
    expect(getItems).not.toHaveBeenCalled()
  })
})

describe('A10 with an endpoint of its own', () => {
  const schema: z.ZodType<Item> = z.object({
    id: z.string(),
    slug: z.string().optional(),
    formerSlugs: z.array(z.string()).optional(),
  })
  const list = () => loadList('events', schema)
  const item = (slug = 'sept') => findItem(slug, list, { name: 'event', schema })
  /** Sets the backend's answers to the item's endpoint and to the list. */
  const answers = (own: [unknown, number], all = own) =>
    vi.stubGlobal('fetch', async (url: string) => {
      const [body, status] = url.endsWith('/events/') ? all : own
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
    })
  const gone: [unknown, number] = [{ detail: 'Introuvable.' }, 404]
  const broken: [unknown, number] = ['<html>', 200]

  it('is not found when its endpoint answers 404 and the fresh list lacks it', async () => {
    answers([seven, 200], [[seven], 200])
    expect(await item()).toEqual({ state: 'fresh', data: seven })
    answers(gone, [[moved], 200])
    expect(await item()).toEqual({ state: 'notFound' })
    answers(broken)
    expect(await item()).toEqual({ state: 'unavailable' })
  })

  it('is stale while the backend answers 404 to everything, and the page is rendered again soon', async () => {
    answers([seven, 200], [[seven], 200])
    await list()
    await item()
    answers(gone)
    retries.mockClear()
    expect(await item()).toEqual({ state: 'stale', data: seven })
    expect(retries).toHaveBeenCalled()
    answers([seven, 200], [[seven], 200])
    expect(await item()).toEqual({ state: 'fresh', data: seven })
  })

  it('is stale, not gone, when only a last list lacks it, which is older than the item', async () => {
    answers([seven, 200], [[moved], 200])
    await list()
    await item()
    answers(gone)
    expect(await item()).toEqual({ state: 'stale', data: seven })
    expect(await item('jamais-lu')).toEqual({ state: 'unavailable' })
  })

  it('is stale while the fresh list still has it', async () => {
    answers([seven, 200], [[seven], 200])
    await item()
    answers(gone, [[seven], 200])
    expect(await item()).toEqual({ state: 'stale', data: seven })
  })

  it('is read from the list when it was never loaded itself', async () => {
    const unread = { id: '5', slug: 'jamais-lu' }
    answers(gone, [[unread], 200])
    expect(await item('jamais-lu')).toEqual({ state: 'fresh', data: unread })
  })

  it('has no stale copy when its list calls it by another slug, which anybody may invent', async () => {
    answers([moved, 200], [[moved], 200])
    expect(await item('autre-nom')).toEqual({ state: 'fresh', data: moved })
    answers(broken)
    expect(await item('autre-nom')).toEqual({ state: 'unavailable' })
  })

  it('has moved, in the list, while no other item has its former slug, or the backend fails', async () => {
    answers(gone, [[moved], 200])
    expect(await item('avant')).toEqual({ state: 'moved', data: moved })
    answers(broken)
    expect(await item('avant')).toEqual({ state: 'moved', data: moved })
    const other = { id: '9', slug: 'avant' }
    answers(gone, [[moved, other], 200])
    expect(await item('avant')).toEqual({ state: 'fresh', data: other })
    answers(gone, [[seven], 200])
    expect(await item('avant')).toEqual({ state: 'notFound' })
  })

  it('has moved when its endpoint finds it under a former slug', async () => {
    answers([moved, 200], [[], 200])
    expect(await item('avant')).toEqual({ state: 'moved', data: moved })
  })

  it('leaves no stale copy under its former slug', async () => {
    answers([{ id: '8', slug: 'avant' }, 200], [[], 200])
    await item('avant')
    answers(gone, [[moved], 200])
    await item('avant')
    answers(broken, [[], 200])
    expect(await item('avant')).toEqual({ state: 'unavailable' })
  })
})
