import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Resource } from '../../../contract/endpoints'
import { createNotifier } from './notifier'
import type { Outcome } from './revalidation-webhook'

const committed = async () => true

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const calls: Resource[][] = []
  const clearCache = vi.fn()
  const announce = vi.fn(async () => {})
  const answers: Outcome[] = []
  const webhook = async ({ contents }: { contents: Resource[] }) => {
    calls.push(contents)
    return answers.shift() ?? 'told'
  }
  const submit = vi.fn()
  const notifier = createNotifier({ clearCache, announce, webhook, submit })
  return { calls, answers, clearCache, announce, submit, notifier }
}

it('waits until nothing has changed for 300 ms', async () => {
  const { calls, notifier } = setUp()
  notifier.changed(['medias-events'], committed)
  await vi.advanceTimersByTimeAsync(250)
  notifier.changed(['medias-photos', 'medias-events'], committed)
  await vi.advanceTimersByTimeAsync(250)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(60)
  expect(calls).toEqual([['medias-events', 'medias-photos']])
})

it('clears the cached responses at once, and again once the change is committed', async () => {
  const { calls, clearCache, notifier } = setUp()
  let open = true
  notifier.changed(['immo-maisons'], async () => !open)
  expect(clearCache).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toEqual([])
  open = false
  await vi.advanceTimersByTimeAsync(300)
  expect(clearCache).toHaveBeenCalledTimes(2)
  expect(calls).toEqual([['immo-maisons']])
})

it('stops waiting for a transaction after ten seconds', async () => {
  const { calls, notifier } = setUp()
  notifier.changed(['immo-maisons'], async () => false)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(calls).toHaveLength(1)
})

it('tells the replicas of a committed change once, and the site after them', async () => {
  const { calls, announce, notifier } = setUp()
  let told = () => {}
  announce.mockReturnValueOnce(new Promise((resolve) => (told = () => resolve())))
  notifier.changed(['immo-maisons'], committed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(announce).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
  told()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([['immo-maisons']])
})

it('hands over the pages of a burst once, when they are committed', async () => {
  const { submit, notifier } = setUp()
  notifier.changed(['medias-events'], committed, ['/a', '/b'])
  notifier.changed(['medias-events'], committed, ['/b'])
  expect(submit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(400)
  notifier.changed(['site-settings'], committed)
  await vi.advanceTimersByTimeAsync(400)
  expect(submit.mock.calls).toEqual([[['/a', '/b']]])
})

it('says how the site took the last change', async () => {
  const { answers, notifier } = setUp()
  expect(notifier.health()).toEqual({ state: 'unknown', changes: 0 })
  answers.push('refused')
  notifier.changed(['medias-events'], committed)
  expect(notifier.health()).toEqual({ state: 'pending', changes: 1 })
  await vi.advanceTimersByTimeAsync(300)
  expect(notifier.health()).toEqual({ state: 'refused', changes: 1 })
  notifier.changed(['medias-events'], committed)
  await vi.advanceTimersByTimeAsync(300)
  expect(notifier.health()).toEqual({ state: 'told', changes: 2 })
})

it('tells a site that could not be told again, with what has changed since', async () => {
  const { calls, answers, notifier } = setUp()
  answers.push('unreachable', 'unreachable')
  notifier.changed(['medias-events'], committed)
  await vi.advanceTimersByTimeAsync(1000)
  notifier.changed(['immo-maisons'], committed)
  await vi.advanceTimersByTimeAsync(300)
  expect(notifier.health().state).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(calls).toEqual([
    ['medias-events'],
    ['medias-events', 'immo-maisons'],
    ['medias-events', 'immo-maisons'],
  ])
  expect(notifier.health().state).toBe('told')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toHaveLength(3)
})
