import cacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { expect, it, vi } from 'vitest'
import { memoryLimits } from '../limits/limits.mjs'
import { limitPageLifetimes } from './page-lifetimes.mjs'

it('empties Next’s record of lifetimes after as many renderings as it may hold', () => {
  const clear = vi.spyOn(cacheControls.SharedCacheControls.prototype, 'clear')
  for (let count = 1; count < memoryLimits.pageLifetimes; count += 1) limitPageLifetimes()
  expect(clear).not.toHaveBeenCalled()
  limitPageLifetimes()
  expect(clear).toHaveBeenCalledTimes(1)
})
