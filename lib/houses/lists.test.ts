import { expect, it } from 'vitest'
import { houseSchema } from '@/lib/backend/schemas'
import { defaultView, parseHouseView } from './house-view'
import { houseLists } from './lists'

const house = (id: number, more: object) => houseSchema.parse({ id, titre: `Villa ${id}`, ...more })
const houses = [
  ...Array.from({ length: 12 }, (_, index) =>
    house(index + 1, { status: 'vente', prix: index, photo_principale: '/a.jpg' }),
  ),
  ...Array.from({ length: 5 }, (_, index) => house(index + 21, { status: 'louer' })),
  house(30, {}),
  house(40, { status: 'vente', conclusion: 'vendue', conclue_le: '2026-01-01' }),
]
const lists = (query: string, now = '2026-06-01') =>
  houseLists(houses, parseHouseView(new URLSearchParams(query)), new Date(now))
const sizes = (...given: Parameters<typeof lists>) =>
  Object.values(lists(...given)).map(({ houses: { length }, total }) => [length, total])

it('R131 a page contains the houses of its tab that it shows, and the first ones of the other', () => {
  expect(sizes('')).toEqual([
    [9, 13],
    [3, 6],
  ])
  expect(sizes('onglet=louer')).toEqual([
    [3, 13],
    [6, 6],
  ])
  expect(sizes('nombre=15')[0]).toEqual([13, 13])
})

it('a house that was sold a month ago is in no tab', () => {
  expect(sizes('nombre=15', '2026-01-02')[0]).toEqual([14, 14])
})

it('a house that was sold comes last', () => {
  const sold = house(50, { status: 'vente', conclusion: 'vendue', conclue_le: '2026-05-30' })
  const { vente } = houseLists(
    [sold, ...houses],
    parseHouseView(new URLSearchParams('nombre=15')),
    new Date('2026-06-01'),
  )
  expect([vente.houses[0]?.id, vente.houses.at(-1)?.id]).toEqual(['1', '50'])
})

it('R130 a house of both tabs is one object', () => {
  const { vente, louer } = houseLists([house(30, {})], defaultView, new Date())
  expect(vente.houses[0]).toMatchObject({ id: '30' })
  expect(vente.houses[0]).toBe(louer.houses[0])
})

it('A73 the street has what is on offer in a tab and has a photo, by price, also beyond its cards; bedrooms dim the others', () => {
  const priced = [3, 1, 2].map((price) =>
    house(price, {
      status: 'vente',
      prix: price,
      chambres: price,
      photo_principale: `/${price}.jpg`,
    }),
  )
  const sold = house(50, { status: 'vente', prix: 1, conclusion: 'vendue' })
  const view = parseHouseView(new URLSearchParams('chambres=2'))
  const { street, houses: cards } = houseLists([...priced, sold], view, new Date()).vente
  expect(street.map(({ house: { id }, isLeftOut }) => [id, isLeftOut ?? false])).toEqual([
    ['1', true],
    ['2', false],
    ['3', false],
  ])
  expect(street[2]?.house).toBe(cards[0])
  expect(lists('').vente.street).toHaveLength(12)
})
