import { expect, test } from 'vitest'
import { tokenBucket } from './token-bucket'

test('a burst passes, then so many a second', () => {
  let time = 0
  const allows = tokenBucket({ burst: 3, perSecond: 2, now: () => time })
  const passed = () => Array.from({ length: 10 }, allows).filter(Boolean).length
  expect(passed()).toBe(3)
  time += 400
  expect(passed()).toBe(0)
  time += 100
  expect(passed()).toBe(1)
  time += 60_000
  expect(passed()).toBe(3)
})

test('a clock that is set back takes nothing away', () => {
  let time = 10_000
  const allows = tokenBucket({ burst: 1, perSecond: 1, now: () => time })
  expect(allows()).toBe(true)
  time = 0
  expect(allows()).toBe(false)
  time = 1000
  expect(allows()).toBe(true)
})
