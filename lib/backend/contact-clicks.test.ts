import { beforeEach, expect, it, vi } from 'vitest'
import { derivedSecret } from '@/platform/derived-secret.mjs'
import { captureLog } from '@/testing/captured-log'

const environment = vi.hoisted(() => ({ revalidateSecret: 'secret', countsContacts: true }))
const postJson = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/environment', () => ({ environment }))
vi.mock('./client', () => ({ postJson }))
let sent: unknown
vi.mock('next/server', () => ({ after: (run: () => unknown) => (sent = run()) }))

const click = { area: 'voyage', page: '/voyage' } as const

/** Counts a click, and waits until the backend has been told. */
async function counter(more: Record<string, string> = {}) {
  const { countAfterAnswer } = await import('./contact-clicks')
  return async () => {
    countAfterAnswer(new Headers(more), click)
    await sent
  }
}

beforeEach(() => {
  vi.resetModules()
  postJson.mockReset()
  environment.countsContacts = true
})

it('A52 a backend that does not count is left alone after its first answer, and named once', async () => {
  const log = captureLog()
  const count = await counter()
  postJson.mockResolvedValue(404)
  for (let turn = 0; turn < 3; turn += 1) await count()
  expect(postJson.mock.calls).toEqual([
    ['/api/contact-clicks/', click, derivedSecret('secret', 'clicks')],
  ])
  expect(JSON.stringify(log)).toContain('does not count opened WhatsApp links')
})

it('A52 a backend that fails for a while is told of the next click', async () => {
  const count = await counter()
  postJson.mockResolvedValueOnce(503).mockResolvedValueOnce(undefined).mockResolvedValue(204)
  for (let turn = 0; turn < 3; turn += 1) await count()
  expect(postJson).toHaveBeenCalledTimes(3)
})

it.each([
  ['a visitor', {}, true, 1],
  ['one who asks not to be followed', { 'sec-gpc': '1' }, true, 0],
  ['one who asks not to be tracked', { dnt: '1' }, true, 0],
  ['a visitor of a site that counts nothing', {}, false, 0],
])('A52 the click of %s is counted or not', async (_, headers, countsContacts, calls) => {
  environment.countsContacts = countsContacts
  const count = await counter(headers)
  await count()
  expect(postJson).toHaveBeenCalledTimes(calls)
})

it('A52 of the searches of one source 20 a day are counted, and those of others still', async () => {
  const { countAfterAnswer } = await import('./contact-clicks')
  postJson.mockResolvedValue(204)
  const search = async (address: string) => {
    const before = postJson.mock.calls.length
    countAfterAnswer(new Headers({ 'x-forwarded-for': address }), { area: 'recherche', page: 'x' })
    await sent
    return postJson.mock.calls.length - before
  }
  for (let turn = 0; turn < 100; turn += 1) await search('41.0.0.1, 127.0.0.1')
  expect(postJson).toHaveBeenCalledTimes(20)
  expect(await search('41.0.0.2, 127.0.0.1')).toBe(1)
  expect(JSON.stringify(postJson.mock.calls)).not.toContain('41.0.0')
})
