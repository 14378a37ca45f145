import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokenBucket } from './token-bucket'

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }))
afterEach(() => void vi.useRealTimers())

test('a burst passes, then so many a second', () => {
  const allows = tokenBucket({ burst: 3, perSecond: 2 })
  const passed = () => Array.from({ length: 10 }, allows).filter(Boolean).length
  expect(passed()).toBe(3)
  vi.advanceTimersByTime(400)
  expect(passed()).toBe(0)
  vi.advanceTimersByTime(100)
  expect(passed()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(passed()).toBe(3)
})

test('a clock that is set back takes nothing away', () => {
  const allows = tokenBucket({ burst: 1, perSecond: 1 })
  expect(allows()).toBe(true)
  vi.setSystemTime(0)
  expect(allows()).toBe(false)
  vi.setSystemTime(1000)
  expect(allows()).toBe(true)
})
