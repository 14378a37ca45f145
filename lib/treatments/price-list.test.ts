import { expect, it } from 'vitest'
import { defaultPriceLists } from '@/contract/default-contents/price-lists'
import { formatTreatmentPrice } from '@/contract/treatment-price'
import { bookingMessage } from './booking'

const [women, men] = defaultPriceLists

it('R100 formats the prices as in the specification', () => {
  expect(women.treatments.map(formatTreatmentPrice)).toEqual([
    '10 000 à 25 000 F',
    '5000 F',
    '5 000 à 10 000 F',
    '5 000 F',
    '15 000 à 25 000 F',
    'Sur demande',
  ])
  expect(women.treatments.map(({ duration }) => duration)).toEqual([
    '1h',
    undefined,
    '1h',
    '30 min',
    undefined,
    undefined,
  ])
  expect(men.treatments).toEqual(women.treatments.slice(0, 5))
})

it('R99 the message names the price list, and the treatment when there is one', () => {
  expect(bookingMessage(men.name)).toBe(
    'Bonjour, je souhaite réserver un soin de la carte « Homme ».',
  )
  expect(bookingMessage(women.name, ...women.treatments.slice(3, 4))).toBe(
    'Bonjour, je souhaite réserver ce soin : Massage relaxant, 30 min, 5 000 F, carte « Femme ».',
  )
  expect(bookingMessage(women.name, ...women.treatments.slice(5, 6))).toBe(
    'Bonjour, je souhaite réserver ce soin : Faux cils et ongles, sur demande, carte « Femme ».',
  )
})
