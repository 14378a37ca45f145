import { expect, it } from 'vitest'
import { findItem } from './load'

it('an item without an endpoint is not found only when the list is fresh and lacks it', () => {
  const isItem = (item: number) => item === 7
  expect(findItem({ state: 'fresh', data: [7] }, isItem)).toEqual({ state: 'fresh', data: 7 })
  expect(findItem({ state: 'stale', data: [7] }, isItem)).toEqual({ state: 'stale', data: 7 })
  expect(findItem({ state: 'fresh', data: [8] }, isItem)).toEqual({ state: 'notFound' })
  expect(findItem({ state: 'fresh', data: [] }, isItem)).toEqual({ state: 'notFound' })
  expect(findItem({ state: 'stale', data: [8] }, isItem)).toEqual({ state: 'unavailable' })
  expect(findItem({ state: 'unavailable' }, isItem)).toEqual({ state: 'unavailable' })
})
