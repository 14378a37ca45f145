import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { captureLog } from '@/testing/captured-log'
import { itemsOf } from './loaded'

const cacheDir = mkdtempSync(path.join(tmpdir(), 'slow-'))
const retries = vi.fn(async () => true)
vi.mock('next/cache', () => ({
  unstable_cache: (_: unknown, __: unknown, { revalidate }: { revalidate: number }) =>
    revalidate < 60 ? retries : async () => true,
}))
const apiBaseUrl = 'http://socle.test/v1'
vi.mock('@/lib/site/environment', () => ({
  environment: { apiBaseUrl, publicApiBaseUrl: apiBaseUrl, cacheDir },
}))

const { isRevalidatedSince } = await import('@/lib/cache/revalidated-tags.mjs')
const { loadList } = await import('./load')
const number = z.number()

const answer = (body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)))

beforeEach(() => {
  retries.mockClear()
  captureLog()
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

/** Answers when the returned function is called. */
const answerLater = (body: unknown) => {
  let send = () => {}
  const response = new Promise<Response>((resolve) => {
    send = () => resolve(new Response(JSON.stringify(body)))
  })
  vi.stubGlobal('fetch', () => response)
  return () => send()
}

it('A10 gets one second, then the last valid answer is served; its own is stored when it comes', async () => {
  answer([1])
  await loadList('courses', number)
  const send = answerLater([2])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  retries.mockClear()
  const loaded = loadList('courses', number)
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  expect(await loaded).toEqual({ state: 'stale', data: [1] })
  expect(retries).toHaveBeenCalled()
  send()
  const reloaded = async () => {
    answer('no list')
    return itemsOf(await loadList('courses', number))
  }
  await expect.poll(reloaded).toEqual([2])
})

it('A35 gets a second and a half when there is no earlier answer; the page is expired when it comes', async () => {
  const send = answerLater([3])
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const loaded = loadList('beautyPhotos', number)
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
  expect(await loaded).toEqual({ state: 'unavailable' })
  expect(retries).toHaveBeenCalled()
  const renderedAt = Date.now() - 1
  expect(isRevalidatedSince(['beauty-photos'], renderedAt)).toBe(false)
  send()
  await expect.poll(() => isRevalidatedSince(['beauty-photos'], renderedAt)).toBe(true)
  answer('no list')
  expect(itemsOf(await loadList('beautyPhotos', number))).toEqual([3])
})

it('expires no page when it comes for a slug that the content does not yield', async () => {
  const send = answerLater([3])
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const options = { slug: 'lente', isOfContent: () => false }
  const loaded = loadList('mediaVideosByCategory', number, options)
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
  expect(await loaded).toEqual({ state: 'unavailable' })
  send()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isRevalidatedSince(['medias-videos'], 0)).toBe(false)
})
