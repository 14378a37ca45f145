import { expect, it } from 'vitest'
import { formatTreatmentPrice } from './treatment-price'

it.each([
  [{ price: 15_000, price_to: 25_000 }, '15 000 à 25 000 F'],
  [{ price: 5000 }, '5 000 F'],
  [{ price: 5000, ungrouped: true } as const, '5000 F'],
  [{ price: 1_250_000 }, '1 250 000 F'],
  [{}, 'Sur demande'],
  [{ price: 0 }, 'Sur demande'],
])('R100 %j is displayed as %j', (price, text) => {
  expect(formatTreatmentPrice(price)).toBe(text)
})
