import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Kind } from './kinds'
import { createNotifier } from './notifier'

const committed = async () => true

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const calls: Kind[][] = []
  const forget = vi.fn()
  const notifier = createNotifier(forget, async (contents) => void calls.push(contents))
  return { calls, forget, notifier }
}

it('waits for 300 quiet milliseconds', async () => {
  const { calls, notifier } = setUp()
  notifier.changed(['medias-events'], committed)
  await vi.advanceTimersByTimeAsync(250)
  notifier.changed(['medias-photos', 'medias-events'], committed)
  await vi.advanceTimersByTimeAsync(250)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(60)
  expect(calls).toEqual([['medias-events', 'medias-photos']])
})

it('forgets the kept answers at once, and again once the change is committed', async () => {
  const { calls, forget, notifier } = setUp()
  let open = true
  notifier.changed(['immo-maisons'], async () => !open)
  expect(forget).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toEqual([])
  open = false
  await vi.advanceTimersByTimeAsync(300)
  expect(forget).toHaveBeenCalledTimes(2)
  expect(calls).toEqual([['immo-maisons']])
})

it('does not wait for ever for a transaction', async () => {
  const { calls, notifier } = setUp()
  notifier.changed(['immo-maisons'], async () => false)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(calls).toHaveLength(1)
})
