import { expect, test } from 'vitest'
import { formatEuros, formatFrancs } from './francs'

const narrow = '\u202f'

test('francs are grouped as in French', () => {
  expect(formatFrancs(150_000)).toBe(`150${narrow}000\u00a0FCFA`)
})

test('the euro equivalent uses the fixed exchange rate', () => {
  expect(formatEuros(655_957)).toBe(`≈\u00a01${narrow}000\u00a0€`)
  expect(formatEuros(25_000_000)).toBe(`≈\u00a038${narrow}100\u00a0€`)
  expect(formatEuros(95_000)).toBe('≈\u00a0145\u00a0€')
  expect(formatEuros(100)).toBeUndefined()
  expect(formatEuros(undefined)).toBeUndefined()
})
