import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startRedis } from '../../testing/redis'

const environment = vi.hoisted(() => ({ apiBaseUrl: 'http://socle.test', cacheDir: '' }))
vi.mock('@/lib/site/environment', () => ({ environment }))

let redis: Awaited<ReturnType<typeof startRedis>>
const folders: string[] = []
beforeAll(async () => {
  redis = await startRedis()
  vi.stubEnv('REDIS_URL', redis.url)
})
afterAll(async () => {
  const { redisClient } = await import('@/lib/cache/redis.mjs')
  redisClient()?.destroy()
  vi.unstubAllEnvs()
  await redis.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** The store of another machine: with a memory and a disk of its own. */
async function startMachine() {
  environment.cacheDir = mkdtempSync(path.join(tmpdir(), 'stale-store-'))
  folders.push(environment.cacheDir)
  vi.resetModules()
  return import('./stale-store')
}

it('other machines read what one has written, until it is deleted', async () => {
  const writer = await startMachine()
  await writer.writeStale('/a', '["«é»"]')
  expect(await (await startMachine()).readStale('/a')).toEqual(['«é»'])
  await writer.deleteStale('/a')
  expect(await (await startMachine()).readStale('/a')).toBeUndefined()
})
