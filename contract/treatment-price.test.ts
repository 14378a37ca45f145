import { expect, it } from 'vitest'
import { formatTreatmentPrice, priceSpecification } from './treatment-price'

it.each([
  [{ from: 15_000, to: 25_000 }, '15 000 à 25 000 F', { minPrice: 15_000, maxPrice: 25_000 }],
  [{ amount: 5000 }, '5 000 F', { price: 5000 }],
  [{ amount: 5000, ungrouped: true } as const, '5000 F', { price: 5000 }],
  [{ amount: 1_250_000 }, '1 250 000 F', { price: 1_250_000 }],
])('R100 %j is displayed as %j, and has the same numbers in JSON-LD', (price, text, numbers) => {
  expect(formatTreatmentPrice(price)).toBe(text)
  expect(priceSpecification(price)).toEqual({
    '@type': 'PriceSpecification',
    priceCurrency: 'XOF',
    ...numbers,
  })
})

it('R100 a price on request has no number', () => {
  expect(formatTreatmentPrice('on request')).toBe('Sur demande')
  expect(priceSpecification('on request')).toBeUndefined()
})
