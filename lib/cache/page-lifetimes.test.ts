import { expect, it } from 'vitest'
import { memoryLimits } from '../limits/limits.mjs'
import { lifetimes, limitPageLifetimes } from './next-internals.mjs'

it('empties Next’s record of lifetimes after as many renderings as it may hold', () => {
  // One for all instances, of which Next has others.
  const record = Reflect.get(lifetimes.constructor, 'cacheControls') as Map<string, unknown>
  record.set('/invented', {})
  for (let count = 1; count < memoryLimits.pageLifetimes; count += 1) limitPageLifetimes()
  expect(record.size).toBe(1)
  limitPageLifetimes()
  expect(record.size).toBe(0)
})
