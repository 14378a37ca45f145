import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type MockBackend, startMockBackend } from '@/e2e/mock-backend/server'
import { captureLog } from '@/testing/captured-log'

const environment = vi.hoisted(() => ({ apiBaseUrl: '', publicApiBaseUrl: '', cacheDir: '' }))
vi.mock('@/lib/site/environment', () => ({ environment }))
vi.mock('next/cache', () => ({ unstable_cache: () => async () => true }))

const item = z.object({ id: z.number() })
let mock: MockBackend
beforeAll(async () => {
  mock = await startMockBackend()
  Object.assign(environment, { apiBaseUrl: mock.origin, publicApiBaseUrl: mock.origin })
})
beforeEach(() => {
  vi.resetModules()
  environment.cacheDir = mkdtempSync(path.join(tmpdir(), 'failures-'))
})
afterAll(() => mock.close())

it.each(['refuse', 'error500', 'html', 'truncated', 'notFound', 'hang'] as const)(
  'R14 A10 a backend in mode %s: nothing before the first success, then the last list, then the new one',
  async (mode) => {
    captureLog()
    const { loadList } = await import('./load')
    const { isReachable } = await import('./client')
    const load = () => loadList('beautyPhotos', item)
    // Nobody waits ten seconds here: the time-out itself is held by client and load tests.
    await mock.mode(mode === 'hang' ? 'refuse' : mode)
    expect(await load()).toEqual({ state: 'unavailable' })
    await mock.mode('ok')
    const first = await load()
    expect(first).toMatchObject({ state: 'fresh', data: { length: 40 } })
    await mock.mode(mode)
    mock.set('beauty-photos', [{ id: 7 }])
    expect(await load()).toEqual({ ...first, state: 'stale' })
    const isAnswered = mode === 'html' || mode === 'truncated' || mode === 'notFound'
    expect(await isReachable(200)).toBe(isAnswered)
    await mock.reset()
    mock.set('beauty-photos', [{ id: 7 }])
    expect(await load()).toEqual({ state: 'fresh', data: [{ id: 7 }] })
    await mock.reset()
    rmSync(environment.cacheDir, { recursive: true })
  },
)
