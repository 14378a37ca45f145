import { expect, it, vi } from 'vitest'
import { createContentCache } from './content-cache.mjs'

const ok = (body: string) => ({ status: 200, body })

it('computes once for simultaneous requests, and caches the response', async () => {
  const compute = vi.fn(async () => ok('a'))
  const cache = createContentCache(compute)
  await Promise.all([cache.get('/x'), cache.get('/x')])
  await cache.get('/x')
  expect(compute).toHaveBeenCalledTimes(1)
})

it('clear empties it, and keeps a computation that began before from being cached', async () => {
  type Answer = { status: number; body: string }
  let finish: (answer: Answer) => void = () => {}
  const compute = vi.fn(() => new Promise<Answer>((resolve) => (finish = resolve)))
  const cache = createContentCache(compute)
  const old = cache.get('/x')
  const finishOld = finish
  cache.clear()
  const fresh = cache.get('/x')
  finish(ok('new'))
  expect((await fresh).body.toString()).toBe('new')
  finishOld(ok('old'))
  await old
  expect((await cache.get('/x')).body.toString()).toBe('new')
})

it('a response lives five seconds, for changes made by other processes', async () => {
  let now = 1_000_000
  const compute = vi.fn(async () => ok('a'))
  const cache = createContentCache(compute, () => now)
  await cache.get('/x')
  now += 4999
  await cache.get('/x')
  expect(compute).toHaveBeenCalledTimes(1)
  now += 2
  await cache.get('/x')
  expect(compute).toHaveBeenCalledTimes(2)
})

it('caches neither 404s nor failures', async () => {
  const compute = vi.fn(async (path: string) => {
    if (path === '/bad') throw new Error('down')
    return { status: 404, body: '{}' }
  })
  const cache = createContentCache(compute)
  for (let time = 0; time < 2; time += 1) {
    await cache.get('/absent')
    await expect(Promise.resolve(cache.get('/bad'))).rejects.toThrow('down')
  }
  expect(compute).toHaveBeenCalledTimes(4)
})
