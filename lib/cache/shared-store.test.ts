import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startRedis } from '../../e2e/support/redis'
import { redisClient } from './redis.mjs'
import { sharedStore } from './shared-store.mjs'

let redis: Awaited<ReturnType<typeof startRedis>>
let client: ReturnType<typeof createClient>
beforeAll(async () => {
  redis = await startRedis()
  vi.stubEnv('REDIS_URL', redis.url)
  vi.stubEnv('NEXT_PHASE', '')
  client = createClient({ url: redis.url })
  await client.connect()
})
afterEach(async () => void (await client.flushAll()))
afterAll(async () => {
  vi.unstubAllEnvs()
  client.destroy()
  redisClient()?.destroy()
  await redis.stop()
})

const kilobyte = 'x'.repeat(1000)

it('reads what was written, and when it was made; nothing after a deletion', async () => {
  const store = sharedStore('test', { maxBytes: 1_000_000 })
  await store.set('/a', '«é»', 1234)
  expect([await store.get('/a'), await store.timestamp('/a')]).toEqual(['«é»', 1234])
  await store.delete('/a')
  expect([await store.get('/a'), await store.timestamp('/a')]).toEqual([null, 0])
  expect(await client.hGetAll('test-sizes')).toEqual({ total: '0' })
})

it('never holds more than its cap, and deletes the oldest entries', async () => {
  const store = sharedStore('test', { maxBytes: 20_000 })
  for (let index = 0; index < 60; index += 1) {
    await store.set(`/${index}`, kilobyte, index)
    expect(Number(await client.hGet('test-sizes', 'total'))).toBeLessThanOrEqual(20_000)
  }
  const keys = (await client.keys('test:*')).map((key) => Number(key.slice('test:/'.length)))
  expect(keys.sort((a, b) => a - b)).toEqual(
    Array.from(keys, (_, index) => 60 - keys.length + index),
  )
  expect(keys.length).toBeGreaterThan(10)
  expect(await client.zCard('test-index')).toBe(keys.length)
})

it('counts an entry once that is written again, and then it is no longer the oldest', async () => {
  const store = sharedStore('test', { maxBytes: 5000 })
  for (const key of ['/a', '/b', '/c']) await store.set(key, kilobyte, 1)
  for (let count = 0; count < 10; count += 1) await store.set('/a', kilobyte, 2)
  expect((await client.keys('test:*')).length).toBe(3)
  await store.set('/d', kilobyte, 3)
  expect((await client.keys('test:*')).sort()).toEqual(['test:/a', 'test:/c', 'test:/d'])
})

it('does not store a text that is larger than the cap', async () => {
  const store = sharedStore('test', { maxBytes: 5000 })
  await store.set('/a', kilobyte, 1)
  await store.set('/b', kilobyte.repeat(6), 1)
  expect(await client.keys('test:*')).toEqual(['test:/a'])
})

it('the entries of one store push out none of another', async () => {
  await sharedStore('kept', { maxBytes: 5000 }).set('/a', kilobyte, 1)
  const other = sharedStore('test', { maxBytes: 5000 })
  for (let index = 0; index < 20; index += 1) await other.set(`/${index}`, kilobyte, 1)
  expect(await sharedStore('kept', { maxBytes: 5000 }).get('/a')).toBe(kilobyte)
})

it('entries expire with a lifetime, and never without', async () => {
  await sharedStore('test', { maxBytes: 5000, seconds: 60 }).set('/a', 'text', 1)
  await sharedStore('kept', { maxBytes: 5000 }).set('/a', 'text', 1)
  const lifetimes = await Promise.all(
    ['test:/a', 'test-index', 'test-sizes', 'kept:/a'].map((key) => client.ttl(key)),
  )
  expect(lifetimes).toEqual([60, 60, 60, -1])
})
