import type { CachedRouteKind } from 'next/dist/server/response-cache/types'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Entry, serialize } from './entry-text.mjs'
import { sharedPages } from './shared-pages.mjs'

const redis = vi.hoisted(() => ({
  texts: new Map<string, string>(),
  timestamps: new Map<string, number>(),
  sharedStore: vi.fn(),
}))
vi.mock('./shared-store.mjs', () => ({
  sharedStore: redis.sharedStore.mockReturnValue({
    get: async (key: string) => redis.texts.get(key) ?? null,
    timestamp: async (key: string) => redis.timestamps.get(key) ?? 0,
    set: async (key: string, text: string, at: number) => {
      redis.texts.set(key, text)
      redis.timestamps.set(key, at)
    },
    delete: async (key: string) => void redis.timestamps.delete(key),
  }),
}))
beforeEach(() => {
  redis.texts.clear()
  redis.timestamps.clear()
})
const put = (path: string, page: Entry) =>
  sharedPages('b1').put(path, serialize(page), page.lastModified)

const bytes = Buffer.from([0, 255, 10, 128])
const entry: Entry = {
  value: {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html: '<p>«é»</p>',
    rscData: bytes,
    headers: { 'x-next-cache-tags': 'a,b' },
    postponed: undefined,
    status: 200,
    segmentData: new Map([
      ['/_tree', bytes],
      ['/_head', Buffer.alloc(0)],
    ]),
  },
  lastModified: 1000,
  cacheControl: { revalidate: 60, expire: undefined },
}

it('restores a page as it was stored, with its Map and its Buffers', async () => {
  await put('/a', entry)
  const restored = await sharedPages('b1').newerThan('/a', 0)
  expect(restored).toEqual(entry)
  const value = restored?.value as { rscData: unknown; segmentData: Map<string, unknown> }
  expect(value.rscData).toBeInstanceOf(Buffer)
  expect(value.segmentData).toBeInstanceOf(Map)
  expect(value.segmentData.get('/_tree')).toBeInstanceOf(Buffer)
})

it('restores the body of a route handler', async () => {
  const route: Entry = {
    value: {
      kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE,
      body: bytes,
      headers: {},
      status: 200,
    },
    lastModified: 1000,
  }
  await put('/a.jpg', route)
  expect(await sharedPages('b1').newerThan('/a.jpg', 0)).toEqual(route)
})

it.each([
  [999, true],
  [1000, false],
  [1001, false],
])('of 1000 is newer than %i: %j', async (lastModified, newer) => {
  await put('/a', entry)
  const found = await sharedPages('b1').newerThan('/a', lastModified)
  expect(found !== undefined).toBe(newer)
})

it('has no page that was never stored, was deleted, or has no text', async () => {
  expect(await sharedPages('b1').newerThan('/a', 0)).toBeUndefined()
  await put('/a', entry)
  redis.texts.delete('b1:/a')
  expect(await sharedPages('b1').newerThan('/a', 0)).toBeUndefined()
  await put('/a', entry)
  await sharedPages('b1').delete('/a')
  expect(await sharedPages('b1').newerThan('/a', 0)).toBeUndefined()
})

it('holds the pages of one build, for a week', async () => {
  await put('/a', entry)
  expect(await sharedPages('b2').newerThan('/a', 0)).toBeUndefined()
  const limits = { maxBytes: 200_000_000, seconds: 604_800 }
  expect(redis.sharedStore).toHaveBeenLastCalledWith('site:page', limits)
})
