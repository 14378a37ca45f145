import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ifFree } from './database-lock'

// The locks of Postgres: each is that of a connection, and ends with it.
const holders = new Map<number, object>()

beforeEach(() => {
  vi.spyOn(pg.Client.prototype, 'connect').mockResolvedValue(undefined as never)
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: object,
    _sql: string,
    [lock]: [number],
  ) {
    const free = !holders.has(lock)
    if (free) holders.set(lock, this)
    return { rows: [{ free }] }
  } as never)
  vi.spyOn(pg.Client.prototype, 'end').mockImplementation(async function (this: object) {
    for (const [lock, holder] of holders) if (holder === this) holders.delete(lock)
  } as never)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const url = 'postgres://rayonne@127.0.0.1:1/rayonne'

it('of two replicas at a time one runs, and the next time another may', async () => {
  const runs: string[] = []
  let finish = () => {}
  const first = ifFree(url, 7, async () => {
    runs.push('first')
    await new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await expect.poll(() => runs).toEqual(['first'])
  await ifFree(url, 7, async () => void runs.push('second'))
  await ifFree(url, 8, async () => void runs.push('another lock'))
  finish()
  await first
  await ifFree(url, 7, async () => void runs.push('third'))
  expect(runs).toEqual(['first', 'another lock', 'third'])
})

it('gives the lock back when the work fails', async () => {
  const fail = () => Promise.reject(new Error('broken'))
  await expect(ifFree(url, 7, fail)).rejects.toThrow('broken')
  expect(holders.size).toBe(0)
})

it('needs no lock on SQLite', async () => {
  const run = vi.fn(() => Promise.resolve())
  await ifFree(undefined, 7, run)
  expect(run).toHaveBeenCalledOnce()
})
