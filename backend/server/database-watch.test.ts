import { expect, it, vi } from 'vitest'
import { captureLog } from '../../testing/captured-log'
import { createDatabaseWatch } from './database-watch.mjs'

it('asks once for simultaneous calls', async () => {
  const ping = vi.fn(async () => undefined)
  const answers = createDatabaseWatch(ping)
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true])
  expect(ping).toHaveBeenCalledTimes(1)
})

it('logs once that the database is lost and once that it is back, and asks until then', async () => {
  vi.useFakeTimers()
  const lines = captureLog()
  let isUp = false
  const ping = vi.fn(() => (isUp ? Promise.resolve() : Promise.reject(new Error('ECONNREFUSED'))))
  const answers = createDatabaseWatch(ping)
  for (let time = 0; time < 5; time += 1) expect(await answers()).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  isUp = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(lines).toMatchObject([
    { level: 'error', component: 'database', message: 'The database does not answer' },
    { level: 'info', component: 'database', message: 'The database answers again' },
  ])
  const asked = ping.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ping).toHaveBeenCalledTimes(asked)
  vi.useRealTimers()
})

it('waits a second, and asks no second question meanwhile', async () => {
  vi.useFakeTimers()
  captureLog()
  let release = () => {}
  const ping = vi.fn(() => new Promise<void>((resolve) => (release = resolve)))
  const answers = createDatabaseWatch(ping)
  const first = answers()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await first).toBe(false)
  const second = answers()
  release()
  expect(await second).toBe(true)
  expect(ping).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
