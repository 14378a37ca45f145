import type { CachedRouteKind } from 'next/dist/server/response-cache/types'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Entry, sharedPages } from './shared-pages.mjs'

const redis = vi.hoisted(() => ({ texts: new Map<string, string>(), lifetimes: new Set<number>() }))
vi.mock('./redis.mjs', () => ({
  sharedStore: {
    get: async (key: string) => redis.texts.get(key) ?? null,
    set: async (key: string, text: string, seconds: number) => {
      redis.texts.set(key, text)
      redis.lifetimes.add(seconds)
    },
  },
}))
beforeEach(() => redis.texts.clear())

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
  await sharedPages('b1').put('/a', entry)
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
  await sharedPages('b1').put('/a.jpg', route)
  expect(await sharedPages('b1').newerThan('/a.jpg', 0)).toEqual(route)
})

it.each([
  [999, true],
  [1000, false],
  [1001, false],
])('of 1000 is newer than %i: %j', async (lastModified, newer) => {
  await sharedPages('b1').put('/a', entry)
  const found = await sharedPages('b1').newerThan('/a', lastModified)
  expect(found !== undefined).toBe(newer)
})

it('has no page that was never stored, or that has expired beside its timestamp', async () => {
  expect(await sharedPages('b1').newerThan('/a', 0)).toBeUndefined()
  await sharedPages('b1').put('/a', entry)
  redis.texts.delete('isr:b1:/a')
  expect(await sharedPages('b1').newerThan('/a', 0)).toBeUndefined()
})

it('holds the pages of one build, for a week', async () => {
  await sharedPages('b1').put('/a', entry)
  expect(await sharedPages('b2').newerThan('/a', 0)).toBeUndefined()
  expect([...redis.lifetimes]).toEqual([604_800])
})
