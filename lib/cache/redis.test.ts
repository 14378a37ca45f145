import { beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '@/testing/captured-log'
import { captureMetrics } from '@/testing/captured-metrics'

/** A client of the `redis` package whose connection each test controls. */
const client = vi.hoisted(() => ({
  isReady: true,
  on: vi.fn(),
  connect: vi.fn(async () => undefined),
  get: vi.fn(async (): Promise<string | null> => null),
}))
const createClient = vi.hoisted(() => vi.fn(() => client))
vi.mock('redis', () => ({ createClient }))

const { redisClient, withRedis } = await import('./redis.mjs')
const get = (key: string) => withRedis(async (ready) => ready.get(key), null)

beforeEach(() => {
  Object.assign(Object(globalThis)[Symbol.for('rayonne.redis')], {
    client: undefined,
    connected: undefined,
  })
  vi.clearAllMocks()
  client.isReady = true
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:6379')
  return () => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  }
})

it('does not connect without REDIS_URL', async () => {
  vi.stubEnv('REDIS_URL', '')
  expect(redisClient()).toBeUndefined()
  expect(await get('a')).toBeNull()
  expect(createClient).not.toHaveBeenCalled()
})

it('opens one connection for all commands', async () => {
  client.get.mockResolvedValueOnce('text')
  expect(await get('a')).toBe('text')
  expect(await get('b')).toBeNull()
  expect(client.get.mock.calls).toEqual([['a'], ['b']])
  expect(client.connect).toHaveBeenCalledTimes(1)
})

it('returns the fallback when a command fails, and counts that', async () => {
  const metrics = captureMetrics()
  client.get.mockRejectedValueOnce(new Error('READONLY'))
  expect(await get('a')).toBeNull()
  expect(await get('a')).toBeNull()
  expect(await metrics()).toContain('\nsite_redis_failures_total 1\n')
})

it('returns the fallback when a command does not answer within 300 ms', async () => {
  vi.useFakeTimers()
  const result = withRedis(() => new Promise<string>(() => undefined), 'fallback')
  await vi.advanceTimersByTimeAsync(300)
  expect(await result).toBe('fallback')
})

it('waits 300 ms for the first connection, and sends no command without it', async () => {
  vi.useFakeTimers()
  client.isReady = false
  client.connect.mockReturnValueOnce(new Promise(() => undefined))
  const settled = vi.fn()
  const result = get('a').then(settled)
  await vi.advanceTimersByTimeAsync(299)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await result
  expect(settled).toHaveBeenCalledExactlyOnceWith(null)
  expect(client.get).not.toHaveBeenCalled()
})

it('logs a lost connection once, that it is back, and the next loss', () => {
  const lines = captureLog()
  redisClient()
  const listeners = new Map<string, (error?: Error) => void>(
    client.on.mock.calls as [string, (error?: Error) => void][],
  )
  const fail = () => listeners.get('error')?.(new Error('ECONNREFUSED'))
  fail()
  fail()
  expect(lines).toMatchObject([
    { level: 'error', component: 'cache', message: 'Redis unreachable' },
  ])
  listeners.get('ready')?.()
  listeners.get('ready')?.()
  fail()
  expect(lines.slice(1)).toMatchObject([
    { level: 'info', message: 'Redis reachable again' },
    { level: 'error', message: 'Redis unreachable' },
  ])
})
