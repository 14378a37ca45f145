import { expect, it } from 'vitest'
import { defaultPriceLists } from '@/contract/default-contents/price-lists'
import { bookingMessage, selectionSummary } from './booking'

const { treatments } = defaultPriceLists[0]
const [face, , hands, massage, , lashes] = treatments
const chosen = (...all: (typeof face | undefined)[]) => all.flatMap((it) => it ?? [])

it('adds up durations and price ranges', () => {
  expect(selectionSummary(chosen(face))).toBe('1 soin · environ 1 h · 10 000 à 25 000 F')
  expect(selectionSummary(chosen(face, hands, massage))).toBe(
    '3 soins · environ 2 h 30 · 20 000 à 40 000 F',
  )
  expect(selectionSummary(chosen(massage))).toBe('1 soin · environ 30 min · 5 000 F')
  const written = ['1h30', '1 h 15', '45 min'].map((duration) => ({ name: 'Soin', duration }))
  expect(selectionSummary(written)).toBe('3 soins · environ 3 h 30 · prix à préciser')
})

it('says what is not known', () => {
  expect(selectionSummary(chosen(lashes))).toBe('1 soin · durée à préciser · prix à préciser')
  expect(selectionSummary([{ name: 'Rituel', duration: 'une matinée', price: 5000 }])).toMatch(
    /^1 soin · durée à préciser · /,
  )
  expect(selectionSummary(chosen(lashes, massage))).toBe(
    '2 soins · environ 30 min, le reste à préciser · 5 000 F, le reste à préciser',
  )
})

it('one message names them all', () => {
  expect(bookingMessage('Femme', ...chosen(massage, lashes))).toBe(
    [
      'Bonjour, je souhaite réserver ces soins de la carte « Femme » :',
      '– Massage relaxant, 30 min, 5 000 F',
      '– Faux cils et ongles, sur demande',
      '2 soins · environ 30 min, le reste à préciser · 5 000 F, le reste à préciser',
    ].join('\n'),
  )
})
