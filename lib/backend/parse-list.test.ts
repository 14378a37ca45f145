import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { captureLog, type LogLine } from '@/testing/captured-log'
import { parseList } from './load'

const item = z.object({ id: z.number() })

let lines: LogLine[]
beforeEach(() => {
  lines = captureLog()
})

it('A33 reads an array and `{ results }` alike', () => {
  expect(parseList('a', item, [{ id: 1 }])).toEqual([{ id: 1 }])
  expect(parseList('a', item, { results: [{ id: 1 }] })).toEqual([{ id: 1 }])
  expect(parseList('a', item, [])).toEqual([])
})

it('A33 drops an invalid item, returns the others, and logs it once', () => {
  expect(parseList('b', item, [{ id: 1 }, { id: 'x' }, null])).toEqual([{ id: 1 }])
  expect(lines.map(({ level }) => level)).toEqual(['error', 'error'])
  parseList('b', item, [{ id: 1 }, { id: 'x' }, null])
  expect(lines).toHaveLength(2)
})

it.each([[{}], ['texte'], [null], [{ results: 'texte' }], [[{ id: 'x' }]]])(
  'rejects %j, which is not a list',
  (body) => {
    expect(() => parseList('c', item, body)).toThrow()
  },
)
