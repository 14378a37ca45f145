import { expect, test } from 'vitest'
import { housesInTab } from './filter'

const houses = [
  { id: 'a', status: 'vente', bedrooms: 3, price: 30 },
  { id: 'b', status: 'louer', bedrooms: 2, price: '10' },
  { id: 'c', status: undefined, bedrooms: 5, price: 'À débattre' },
  { id: 'd', status: 'vendu', bedrooms: 4, price: 1 },
  { id: 'e', status: 'vente', bedrooms: undefined, price: '20.00' },
]
const any = { sort: '', bedrooms: 0 } as const
const ids = (...given: Parameters<typeof housesInTab<(typeof houses)[number]>>) =>
  housesInTab(...given).map(({ id }) => id)

test('R130 A23 a house without a status is in both tabs, one with an unknown status in none', () => {
  expect(ids(houses, 'vente', any)).toEqual(['a', 'c', 'e'])
  expect(ids(houses, 'louer', any)).toEqual(['b', 'c'])
})

test('sorts by price, prices in words last in both directions, without changing the given list', () => {
  expect(ids(houses, 'vente', { ...any, sort: 'prix-croissant' })).toEqual(['e', 'a', 'c'])
  expect(ids(houses, 'vente', { ...any, sort: 'prix-decroissant' })).toEqual(['a', 'e', 'c'])
  expect(houses.map(({ id }) => id).join('')).toBe('abcde')
})

test('filters by minimum number of bedrooms; an unknown number does not match', () => {
  expect(ids(houses, 'vente', { ...any, bedrooms: 4 })).toEqual(['c'])
  expect(ids(houses, 'vente', { ...any, bedrooms: 3 })).toEqual(['a', 'c'])
})
