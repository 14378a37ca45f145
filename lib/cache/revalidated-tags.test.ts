import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expireTags, isRevalidatedSince } from './revalidated-tags.mjs'

beforeEach(() => void vi.useFakeTimers({ now: 5000 }))
afterEach(() => void vi.useRealTimers())

it('expires what was made before a tag was revalidated, and nothing made then or later', () => {
  expireTags(['a', 'b'])
  expect([4999, 5000, 5001].map((moment) => isRevalidatedSince(['x', 'b'], moment))).toEqual([
    true,
    false,
    false,
  ])
  expect(isRevalidatedSince(['x'], 0)).toBe(false)
})

it('is shared with other copies of the module, such as those of the bundled pages', async () => {
  expireTags(['shared'])
  vi.resetModules()
  const copy = await import('./revalidated-tags.mjs')
  expect(copy.isRevalidatedSince).not.toBe(isRevalidatedSince)
  expect(copy.isRevalidatedSince(['shared'], 4999)).toBe(true)
})
