import { describe, expect, it } from 'vitest'
import { type Plausible, plausibleRange } from './plausible'
import { readPrice, showPrice } from './read-price'

describe('a typed price', () => {
  it.each([
    ['45000000', 45_000_000],
    ['45.000.000', 45_000_000],
    ['45 000 000', 45_000_000],
    ['45\u00a0000\u202f000', 45_000_000],
    ['45,000,000', 45_000_000],
    ['45’000’000', 45_000_000],
    ['45.000', 45_000],
    ['45 000 000,00', 45_000_000],
    ['45000000 FCFA', 45_000_000],
    ['45 000 000 F CFA', 45_000_000],
    ['45 000 000 F.CFA', 45_000_000],
    ['45.000.000 francs CFA', 45_000_000],
    ['45.000.000F', 45_000_000],
    ['45 millions', 45_000_000],
    ['45 millions de FCFA', 45_000_000],
    ['45 M', 45_000_000],
    ['1,5 million', 1_500_000],
    ['4.35 millions', 4_350_000],
    ['1 milliard', 1_000_000_000],
    ['45 millions 500 mille', 45_500_000],
    ['250 mille', 250_000],
    ['250k', 250_000],
    ['0', 0],
  ])('%s is %i FCFA', (typed, amount) => {
    expect(readPrice(typed)).toBe(amount)
  })

  it.each([
    '',
    'FCFA',
    '45,5',
    '45.00',
    '-45000',
    '45.0000.000',
    '4500.000',
    '45.000,000',
    '45 000 00',
    '1,0005 mille',
    'à débattre',
    '45 000 ou 50 000',
    '99999999999999999999',
    'NaN',
  ])('%s is not read as another one', (typed) => {
    expect(readPrice(typed)).toBeUndefined()
  })

  it('is shown with its thousands apart', () => {
    expect(showPrice(45_000_000)).toBe('45\u00a0000\u00a0000\u00a0FCFA')
  })
})

describe('the usual amounts of a price', () => {
  const ofHouses: Plausible = {
    dependsOn: 'status',
    ranges: { vente: [500_000, 5_000_000_000], louer: [5000, 20_000_000] },
    otherwise: [5000, 5_000_000_000],
  }

  it('are the same for all items, or those of their kind', () => {
    expect(plausibleRange([500, 500_000], undefined)).toEqual([500, 500_000])
    expect(plausibleRange(ofHouses, 'louer')).toEqual([5000, 20_000_000])
    expect(plausibleRange(ofHouses, null)).toEqual([5000, 5_000_000_000])
  })
})
