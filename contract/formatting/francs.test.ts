import { expect, test } from 'vitest'
import { formatEuros, formatFrancs, formatPrice, formatWrittenPrice, priceNumber } from './francs'

const wide = '\u00a0'

test('francs are grouped as in French', () => {
  expect(formatFrancs(150_000)).toBe(`150${wide}000\u00a0FCFA`)
})

test.each([
  [25_000_000, `25${wide}000${wide}000\u00a0FCFA`],
  ['25500000', `25${wide}500${wide}000\u00a0FCFA`],
  ['120000.00', `120${wide}000\u00a0FCFA`],
  ['Prix sur demande', 'Prix sur demande'],
  ['25 000 000', '25 000 000'],
  [' 500 F par enfant ', '500 F par enfant'],
])('A24 the price %j is shown as %j', (price, shown) => {
  expect(formatPrice(price)).toBe(shown)
})

test.each([
  ...[0, -5, 0.2, Number.NaN, Infinity, null, undefined],
  ...['', ' ', '0', '0.00', '-5', '0 FCFA', '0\u00a0F CFA', 'NaN', 'null'],
])('A24 the price %j is none, never «0 FCFA»', (price) => {
  expect(formatPrice(price)).toBeUndefined()
  expect(priceNumber(price)).toBeUndefined()
})

test.each([
  ['5.000', `5${wide}000\u00a0FCFA`],
  ['1.500.000', `1${wide}500${wide}000\u00a0FCFA`],
  ['5 000 F', '5 000 F'],
  ['Gratuit', 'Gratuit'],
  ['0', undefined],
])('the price %j that an owner has written is shown as %j', (price, shown) => {
  expect(formatWrittenPrice(price)).toBe(shown)
})

test('a text is a number only as a whole', () => {
  expect(priceNumber(' 7 ')).toBe(7)
  expect(priceNumber('0x10')).toBeUndefined()
})

test('the euro equivalent uses the fixed exchange rate', () => {
  expect(formatEuros(655_957)).toBe(`≈\u00a01${wide}000\u00a0€`)
  expect(formatEuros(25_000_000)).toBe(`≈\u00a038${wide}100\u00a0€`)
  expect(formatEuros(95_000)).toBe('≈\u00a0145\u00a0€')
  expect(formatEuros(100)).toBeUndefined()
  expect(formatEuros(undefined)).toBeUndefined()
})
