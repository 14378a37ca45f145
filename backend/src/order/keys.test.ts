import { expect, it } from 'vitest'
import { nextKey, outer } from './keys'

it('puts each new document before or after all others', () => {
  for (const order of ['new-first', 'new-last'] as const) {
    let last: string | null = null
    const keys: string[] = []
    for (let made = 0; made < 100; made += 1) keys.push((last = nextKey(order, last)))
    const sorted = keys.toSorted()
    expect(sorted).toEqual(order === 'new-last' ? keys : keys.toReversed())
    expect(new Set(keys).size).toBe(100)
  }
})

it('takes the outermost of two keys', () => {
  expect(outer('new-first', 'a1', 'a2')).toBe('a1')
  expect(outer('new-last', 'a1', 'a2')).toBe('a2')
  expect(outer('new-last', null, 'a2')).toBe('a2')
  expect(outer('new-first', 'a1', null)).toBe('a1')
  expect(outer('new-first', null, null)).toBeNull()
})
