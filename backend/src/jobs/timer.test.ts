import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '../../../testing/captured-log'
import { repeat } from './timer'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('runs at once, then a while after each end', async () => {
  let finish = () => {}
  const task = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const stop = repeat('the task', 1000, task)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(2)
  finish()
  await stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(task).toHaveBeenCalledTimes(2)
})

it('goes on after a failure, and logs its beginning and its end', async () => {
  const lines = captureLog()
  let fails = true
  const stop = repeat('the task', 1000, async () => {
    if (fails) throw new Error('database is gone')
  })
  await vi.advanceTimersByTimeAsync(2500)
  fails = false
  await vi.advanceTimersByTimeAsync(2000)
  await stop()
  expect(lines).toMatchObject([
    { level: 'error', component: 'jobs', message: 'the task failed, and is tried again' },
    { level: 'info', component: 'jobs', message: 'the task works again' },
  ])
})
