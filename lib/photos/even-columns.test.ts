import { expect, it } from 'vitest'
import { photoSchema } from '@/lib/backend/schemas'
import { evenColumns } from './even-columns'

const photos = (heights: readonly (number | undefined)[]) =>
  heights.map((height, id) =>
    photoSchema.parse({ id, image: '/a.jpg', ...(height && { width: 1000, height }) }),
  )

const idsOf = (heights: readonly (number | undefined)[]) =>
  evenColumns(photos(heights)).map(({ id }) => id)

it('R63 columns end about level: photos change places within their row of four', () => {
  expect(idsOf([2000, 500, 500, 500, 2000, 500, 500, 500])).toEqual([
    '1',
    '0',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ])
  const tallFirst = [
    ...[1500, 500, 700, 600],
    ...[1400, 600, 500, 700],
    ...[1600, 900, 500, 600],
    800,
  ]
  const sums = (order: readonly string[]) =>
    [0, 1, 2, 3].map((column) =>
      order
        .filter((_, index) => index % 4 === column)
        .reduce((sum, id) => sum + (tallFirst[Number(id)] ?? 0) + 200, 0),
    )
  const spread = (all: readonly number[]) => Math.max(...all) - Math.min(...all)
  expect(spread(sums(photos(tallFirst).map(({ id }) => id)))).toBeGreaterThan(3000)
  expect(spread(sums(idsOf(tallFirst)))).toBeLessThan(900)
  expect(idsOf(tallFirst).slice(4, 8).sort()).toEqual(['4', '5', '6', '7'])
})

it('R62 photos of unknown size stay in the order of the backend', () => {
  const unknown = Array.from({ length: 50 }, () => undefined)
  expect(idsOf(unknown)).toEqual(unknown.map((_, index) => String(index)))
  expect(evenColumns([])).toEqual([])
})
