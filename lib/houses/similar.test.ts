import { expect, it } from 'vitest'
import { similarHouses } from './filter'

const house = (id: string, price?: number | string, status = 'vente') => ({ id, price, status })
const ids = (houses: { id: string }[]) => houses.map(({ id }) => id)

it('A61 are the next ones in price of the same tab, without the house itself', () => {
  const own = house('c', 30)
  const all = [house('e', 50), house('a', 10), own, house('d', '40'), house('b', 20)]
  expect(ids(similarHouses(own, [...all, house('x', 30, 'louer')]))).toEqual(['b', 'd', 'e'])
  expect(ids(similarHouses(all[0]!, all))).toEqual(['b', 'c', 'd'])
  expect(similarHouses(own, [own])).toEqual([])
})

it('A60 lead from any house of a tab to all dearer ones, at the same price too; one that is no longer listed links on', () => {
  const all = Array.from({ length: 40 }, (_, index) =>
    house(`${index}`, index % 7 === 0 ? 'Sur demande' : 1 + (index % 3)),
  )
  const reached = new Set([all.find(({ price }) => price === 1)!])
  for (const it of reached) for (const other of similarHouses(it, all)) reached.add(other)
  expect(reached.size).toBe(all.length)
  expect(similarHouses(house('gone', 12), all)).toHaveLength(3)
})
