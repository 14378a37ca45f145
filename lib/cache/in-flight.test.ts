import { expect, it, vi } from 'vitest'
import { createInFlight } from './in-flight'

it('runs the work of a key once for all calls during it, and again afterwards', async () => {
  const inFlight = createInFlight<number>()
  const work = vi.fn(async () => 1)
  const calls = [inFlight('a', work), inFlight('a', work)]
  expect(await Promise.all(calls)).toEqual([1, 1])
  expect(work).toHaveBeenCalledTimes(1)
  await inFlight('a', work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('runs the work of different keys separately', async () => {
  const inFlight = createInFlight<string>()
  expect(
    await Promise.all([inFlight('a', async () => 'one'), inFlight('b', async () => 'two')]),
  ).toEqual(['one', 'two'])
})

it('rejects for every caller, and runs again after a failure', async () => {
  const inFlight = createInFlight<number>()
  const work = async () => {
    throw new Error('broken')
  }
  const calls = [inFlight('a', work), inFlight('a', work)]
  await expect(calls[0]).rejects.toThrow('broken')
  await expect(calls[1]).rejects.toThrow('broken')
  expect(await inFlight('a', async () => 2)).toBe(2)
})
