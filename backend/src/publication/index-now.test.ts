import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { captureLog } from '../../../testing/captured-log'
import { startSite } from '../../testing/site'
import { indexNowTask } from './index-now'

afterEach(() => vi.unstubAllEnvs())

/** Runs the task once for a path, against a search engine that answers so; what it queues. */
async function run(status: number, tries: number) {
  const engine = await startSite([status])
  vi.stubEnv('SITE_URL', 'https://www.example.org')
  vi.stubEnv('INDEXNOW_KEY', 'abcdef-123456')
  vi.stubEnv('INDEXNOW_URL', `${engine.url}/indexnow`)
  const queue = vi.fn()
  const payload = { jobs: { queue } } as unknown as Payload
  const { handler } = indexNowTask
  if (typeof handler !== 'function') throw new Error('no handler')
  const input = { paths: ['/voyage', '/immobilier?maison=7'], tries }
  await handler({ input, req: { payload } } as Parameters<typeof handler>[0])
  engine.close()
  return { calls: engine.calls, queued: queue.mock.calls.map(([job]) => job) }
}

it('tells search engines the addresses that have changed, with the key of the site', async () => {
  const { calls, queued } = await run(200, 0)
  expect(calls).toMatchObject([{ method: 'POST', path: '/indexnow', type: 'application/json' }])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    host: 'www.example.org',
    key: 'abcdef-123456',
    urlList: ['https://www.example.org/voyage', 'https://www.example.org/immobilier?maison=7'],
  })
  expect(queued).toEqual([])
})

it('is tried again later where that fails, and given up with one line of the log', async () => {
  const lines = captureLog()
  const { queued } = await run(503, 1)
  const input = { paths: ['/voyage', '/immobilier?maison=7'], tries: 2 }
  expect(queued).toEqual([{ task: 'indexNow', input, waitUntil: expect.any(Date) }])
  expect((queued[0].waitUntil.getTime() - Date.now()) / 60_000).toBeCloseTo(10, 0)
  expect(lines).toEqual([])
  expect((await run(429, 4)).queued).toEqual([])
  expect(lines).toMatchObject([{ level: 'warn', component: 'publication', reason: 'status 429' }])
})
