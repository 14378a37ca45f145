import { expect, test } from 'vitest'
import {
  defaultView,
  houseViewHref,
  houseViewRewritePath,
  parseHouseView,
  parseHouseViewSegment,
  tabOfHouse,
} from './house-view'

const read = (query: string) => parseHouseView(new URLSearchParams(query))
const pathOf = (query: string) => houseViewRewritePath(new URLSearchParams(query))

test('an empty query is the view for sale, nine houses, the backend’s order', () => {
  expect(read('')).toEqual({ tab: 'vente', sort: '', bedrooms: 0, count: 9 })
  expect(pathOf('')).toBeUndefined()
  expect(pathOf('onglet=vente&tri=&chambres=&nombre=9')).toBeUndefined()
  expect(pathOf('utm_source=partage')).toBeUndefined()
})

test.each([
  ['louer', 'louer'],
  ['vente', 'vente'],
  [undefined, 'vente'],
  ['vendue', 'vente'],
] as const)('A55 a house with the status %s opens from the tab %s', (status, tab) => {
  expect(tabOfHouse(status)).toBe(tab)
})

test('A22 a deep link to a tab starts at nine', () => {
  expect(read('onglet=louer')).toMatchObject({ tab: 'louer', count: 9 })
})

test.each([
  ['10', 15],
  ['15', 15],
  ['3', 9],
  ['-4', 9],
  ['zzz', 9],
  ['999999', 3009],
])('R131 nombre=%s shows %i', (given, count) => {
  expect(read(`nombre=${given}`).count).toBe(count)
})

test('invalid values are ignored', () => {
  expect(read('onglet=VENTE&tri=prix&chambres=99&nombre=1e9')).toEqual({
    ...defaultView,
    bedrooms: 5,
  })
})

test('a URL and a path parse to the view that they were made from', () => {
  const view = { tab: 'louer', sort: 'prix-croissant', bedrooms: 3, count: 15 } as const
  const href = houseViewHref(view)
  expect(href).toBe('/immobilier?onglet=louer&tri=prix-croissant&chambres=3&nombre=15')
  const path = pathOf(href.split('?')[1] ?? '')
  expect(path).toBe('/immobilier/vue/louer_prix-croissant_3_15')
  expect(parseHouseViewSegment('louer_prix-croissant_3_15')).toEqual(view)
})

test('the path of an open house contains its view and its id, unless no house can have it', () => {
  expect(houseViewHref(defaultView, 'a?b é')).toBe('/immobilier?maison=a%3Fb+%C3%A9')
  expect(pathOf('maison=a%3Fb+%C3%A9')).toBe('/immobilier/vue/vente__0_9/a%3Fb%20%C3%A9')
  for (const id of ['a/b', 'a%00', ':'.repeat(7000)]) {
    expect(pathOf(`maison=${id}`)).toBe('/immobilier/vue/vente__0_9/%2F')
  }
  expect(pathOf('maison=+')).toBeUndefined()
})

test.each(['', 'vente', 'vente__0_10', 'vente__0_9_1', 'autre__0_9', 'vente__00_9'])(
  'the segment %j is invalid',
  (segment) => {
    expect(parseHouseViewSegment(segment)).toBeUndefined()
  },
)
