import { afterEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.mjs'

afterEach(() => {
  vi.useRealTimers()
})

it('gives the result of a promise that resolves in time, and stops its timer', async () => {
  vi.useFakeTimers()
  expect(await withTimeout(Promise.resolve('result'), 1000, 'fallback')).toBe('result')
  await expect.poll(() => vi.getTimerCount(), { interval: 0 }).toBe(0)
})

it('gives the fallback after the timeout, not before', async () => {
  vi.useFakeTimers()
  const settled = vi.fn()
  const pending = withTimeout(new Promise<string>(() => undefined), 1000, 'fallback').then(settled)
  await vi.advanceTimersByTimeAsync(999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await pending
  expect(settled).toHaveBeenCalledExactlyOnceWith('fallback')
})

it('gives the fallback as soon as the promise rejects', async () => {
  vi.useFakeTimers()
  const failure = Promise.reject<string>(new Error('broken'))
  expect(await withTimeout(failure, 1000, 'fallback')).toBe('fallback')
})

it('ignores a rejection after the timeout', async () => {
  vi.useFakeTimers()
  const late = new Promise<string>((_, reject) => setTimeout(reject, 2000, new Error('late')))
  const pending = withTimeout(late, 1000, 'fallback')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await pending).toBe('fallback')
})
