import { expect, test } from 'vitest'
import { housesOf } from './filter'

const houses = [
  { id: 'a', status: 'vente', chambres: 3, prix: 30 },
  { id: 'b', status: 'louer', chambres: 2, prix: '10' },
  { id: 'c', status: undefined, chambres: 5, prix: 'À débattre' },
  { id: 'd', status: 'vendu', chambres: 4, prix: 1 },
  { id: 'e', status: 'vente', chambres: undefined, prix: '20.00' },
]
const any = { sort: '', bedrooms: 0 } as const
const ids = (...given: Parameters<typeof housesOf<(typeof houses)[number]>>) =>
  housesOf(...given).map(({ id }) => id)

test('R130 A23 a missing status shows in both tabs, an unknown one in none', () => {
  expect(ids(houses, 'vente', any)).toEqual(['a', 'c', 'e'])
  expect(ids(houses, 'louer', any)).toEqual(['b', 'c'])
})

test('sorted by price, with words last in both directions, and the given list untouched', () => {
  expect(ids(houses, 'vente', { ...any, sort: 'prix-croissant' })).toEqual(['e', 'a', 'c'])
  expect(ids(houses, 'vente', { ...any, sort: 'prix-decroissant' })).toEqual(['a', 'e', 'c'])
  expect(houses.map(({ id }) => id).join('')).toBe('abcde')
})

test('at least so many bedrooms; an unknown number is not enough', () => {
  expect(ids(houses, 'vente', { ...any, bedrooms: 4 })).toEqual(['c'])
})
