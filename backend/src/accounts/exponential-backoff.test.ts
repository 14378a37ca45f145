import { expect, it } from 'vitest'
import { ExponentialBackoff, tooManyAttempts } from './exponential-backoff'

function counter() {
  const clock = { now: 1_000_000 }
  const delays = new ExponentialBackoff({ free: 2, firstMs: 100, maxMs: 500, now: () => clock.now })
  return { clock, delays }
}

it('lets the free attempts through, then waits twice as long each time, up to a maximum', () => {
  const { delays } = counter()
  const waits = Array.from({ length: 7 }, () => {
    const wait = delays.waitOf('a')
    delays.count('a')
    return wait
  })
  expect(waits).toEqual([0, 0, 100, 200, 400, 500, 500])
  expect(delays.waitOf('b')).toBe(0)
})

it('allows the next attempt when the time is over, and forgets after an hour', () => {
  const { clock, delays } = counter()
  for (let time = 0; time < 3; time += 1) delays.count('a')
  clock.now += 199
  expect(delays.waitOf('a')).toBe(1)
  clock.now += 1
  expect(delays.waitOf('a')).toBe(0)
  delays.restart('a')
  expect(delays.waitOf('a')).toBe(200)
  clock.now += 60 * 60 * 1000 + 1
  expect(delays.delayOf('a')).toBe(0)
})

it('takes one attempt back, or all', () => {
  const { delays } = counter()
  for (let time = 0; time < 4; time += 1) delays.count('a')
  delays.uncount('a')
  expect(delays.delayOf('a')).toBe(200)
  delays.forget('a')
  expect(delays.delayOf('a')).toBe(0)
})

it('keeps a bounded number of keys', () => {
  const { delays } = counter()
  for (let time = 0; time < 5; time += 1) delays.count('first')
  for (let key = 0; key < 10_000; key += 1) delays.count(`key ${key}`)
  expect(delays.delayOf('first')).toBe(0)
})

it.each([
  [0.2, '1\u00a0seconde'],
  [59, '59\u00a0secondes'],
  [60, '1\u00a0minute'],
  [61, '2\u00a0minutes'],
])('%s seconds', (seconds, text) => {
  expect(tooManyAttempts(seconds * 1000)).toBe(
    `Trop d’essais manqués\u00a0: réessayez dans ${text}.`,
  )
})
