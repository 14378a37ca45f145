import { expect, it } from 'vitest'
import { columnsFor } from './pages'

it.each([
  [1, 4, 4],
  [4, 4, 4],
  [5, 4, 3],
  [7, 4, 4],
  [9, 4, 3],
  [13, 4, 4],
  [15, 3, 3],
  [16, 3, 4],
] as const)(
  'R60 R68 %i items, %i columns as a rule, stand in %i, so that the last one has a neighbour',
  (count, usual, columns) => {
    expect(columnsFor(count, usual)).toBe(columns)
  },
)
