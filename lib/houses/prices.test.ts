import { expect, test } from 'vitest'
import { euroEquivalent, formatHousePrice } from './prices'

const wide = '\u00a0'

test.each([
  [450_000, 'mois', `450${wide}000\u00a0FCFA par\u00a0mois`],
  ['25000', 'nuit', `25${wide}000\u00a0FCFA par\u00a0nuit`],
  [450_000, undefined, `450${wide}000\u00a0FCFA`],
  [450_000, 'lustre', `450${wide}000\u00a0FCFA`],
  ['À débattre', 'mois', 'À débattre'],
  [undefined, 'mois', 'Prix sur demande'],
  [0, 'mois', 'Prix sur demande'],
])('A24 the rent %j, per %j in the backend, is shown as %j', (price, rentPeriod, shown) => {
  expect(formatHousePrice({ price, rentPeriod })).toBe(shown)
})

test('a house that is sold or rented is no longer sold on request', () => {
  expect(formatHousePrice({ price: 0, concluded: { as: 'vendue' } })).toBeUndefined()
})

test('the euro equivalent uses the fixed exchange rate', () => {
  expect(euroEquivalent({ price: 655_957 })).toBe(`≈\u00a01${wide}000\u00a0€`)
  expect(euroEquivalent({ price: '25000000' })).toBe(`≈\u00a038${wide}100\u00a0€`)
  expect(euroEquivalent({ price: 450_000, rentPeriod: 'mois' })).toBe(
    '≈\u00a0686\u00a0€ par\u00a0mois',
  )
  expect(euroEquivalent({ price: 95_000 })).toBe('≈\u00a0145\u00a0€')
  expect(euroEquivalent({ price: 100 })).toBeUndefined()
  expect(euroEquivalent({ price: 'À débattre' })).toBeUndefined()
})
