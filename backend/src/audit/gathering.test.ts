import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gathering } from './gathering'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('hands on the first at once, 24 others after a pause, and those of another key apart', () => {
  const handedOn: number[][] = []
  const add = gathering<number>((first, others) => handedOn.push([first, ...others]), 1000)
  for (let item = 0; item < 25; item += 1) add('a', item)
  add('b', 100)
  expect(handedOn).toEqual([[0], [100]])
  vi.advanceTimersByTime(1000)
  expect(handedOn.slice(2)).toEqual([Array.from({ length: 24 }, (_, index) => index + 1)])
})

it('gathers on while more comes, and hands on at once again after a pause without any', () => {
  const handedOn: string[] = []
  const add = gathering<string>(
    (first, others) => handedOn.push([first, ...others].join('+')),
    1000,
  )
  for (let count = 0; count < 30; count += 1) {
    add('a', String(count))
    vi.advanceTimersByTime(100)
  }
  expect(handedOn).toHaveLength(4)
  vi.advanceTimersByTime(1000)
  add('a', 'again')
  expect(handedOn.at(-1)).toBe('again')
  expect(handedOn.join('+').split('+')).toHaveLength(31)
})
