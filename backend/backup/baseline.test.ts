import { describe, expect, it } from 'vitest'
import { migrations as postgres } from '../src/migrations/postgres'
import { migrations as sqlite } from '../src/migrations/sqlite'
import {
  isUpToDate,
  lastBeforeBaseline,
  lastCommitBeforeBaseline,
  refuseOlder,
} from './baseline.mjs'

const first = '20261121_142610_initial'

describe.each([
  ['sqlite', sqlite],
  ['postgres', postgres],
] as const)('%s', (kind, [baseline]) => {
  const last = lastBeforeBaseline[kind]

  it('names the last migration before the baseline, which is the first one that is left', () => {
    expect(baseline?.name).toMatch(/_baseline$/)
    expect(baseline && baseline.name > last).toBe(true)
  })

  it.each([
    ['an empty database', []],
    ['one that the development mode has made', ['dev']],
    ['one with the last migration before the baseline', [first, last]],
    ['one with the baseline', [baseline?.name ?? '']],
    ['one of a later release', [baseline?.name ?? '', '20990101_000000_later']],
  ])('takes %s', (_, applied) => {
    expect(() => refuseOlder(kind, applied)).not.toThrow()
  })

  it.each([
    ['an older one', [first]],
    ['an older one that was opened in the development mode', ['dev', first]],
  ])('refuses %s, and names the commit that brings it up to date', (_, applied) => {
    expect(() => refuseOlder(kind, applied)).toThrow(lastCommitBeforeBaseline)
  })
})

it.each([
  [['a'], false],
  [['0', 'a', 'b'], true],
  [['b', 'a'], true],
  [['a', 'b', 'c'], false],
  [['0'], false],
  [[], false],
])('a database with the migrations %j, of «a» and «b»: %s', (applied, expected) => {
  expect(isUpToDate(applied, ['a', 'b'])).toBe(expected)
})
