import { expect, it } from 'vitest'
import { nextKey } from './keys'

it('puts each new document before or after all others', () => {
  for (const order of ['new-first', 'new-last'] as const) {
    let last: string | undefined
    const keys: string[] = []
    for (let made = 0; made < 100; made += 1) keys.push((last = nextKey(order, [last])))
    const sorted = keys.toSorted()
    expect(sorted).toEqual(order === 'new-last' ? keys : keys.toReversed())
    expect(new Set(keys).size).toBe(100)
  }
})

it('goes beyond the outermost of two keys, in whatever order', () => {
  for (const known of [
    ['a1', 'a2'],
    ['a2', 'a1'],
  ]) {
    expect(nextKey('new-first', known)).toBe(nextKey('new-first', ['a1']))
    expect(nextKey('new-last', known)).toBe(nextKey('new-last', ['a2']))
  }
  expect(nextKey('new-last', [null, 'a2'])).toBe(nextKey('new-last', ['a2']))
  expect(nextKey('new-first', ['a1', undefined])).toBe(nextKey('new-first', ['a1']))
})
