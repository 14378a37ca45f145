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

it('reads what was written, and when it was made; nothing after a deletion', async () => {
  const store = sharedStore('test')
  await store.set('/a', '«é»', 1234)
  expect([await store.get('/a'), await store.timestamp('/a')]).toEqual(['«é»', 1234])
  await store.delete('/a')
  expect([await store.get('/a'), await store.timestamp('/a')]).toEqual([null, 0])
})
