import { expect, it } from 'vitest'
import { eventPriceFrancs } from './json-ld'

it.each([
  ['Gratuit', 0],
  ['Entrée libre', 0],
  ['5 000 FCFA', 5000],
  ['5\u202f000\u00a0F CFA', 5000],
  ['10.000 francs', 10_000],
  ['2500', 2500],
])('%s is %d francs', (price, francs) => {
  expect(eventPriceFrancs(price)).toBe(francs)
})

it.each([
  undefined,
  'Gratuit pour les enfants',
  '15 000 à 25 000 FCFA',
  '10 €',
  '5 000 FCFA, boisson comprise',
  'Sur invitation',
])('%s is no single amount', (price) => {
  expect(eventPriceFrancs(price)).toBeUndefined()
})
