import { expect, it } from 'vitest'
import { momentInCotonou, shortMoment, spokenMoment } from './cotonou-time'

const now = new Date('2026-11-24T17:00:00Z')

it.each([
  ['2026-11-28T17:00:00.000Z', 'samedi 28 novembre à 18\u00a0h', '28 novembre 18\u00a0h'],
  [
    '2026-11-30T23:05:00.000Z',
    'mardi 1er décembre à 0\u00a0h\u00a005',
    '1er décembre 0\u00a0h\u00a005',
  ],
  [
    '2027-03-05T17:30:00.000Z',
    'vendredi 5 mars 2027 à 18\u00a0h\u00a030',
    '5 mars 2027 18\u00a0h\u00a030',
  ],
])('says %s in a sentence and in a list', (date, sentence, short) => {
  expect(spokenMoment(date, now)).toBe(sentence)
  expect(shortMoment(date, now)).toBe(short)
})

it('tells an instant in the time of Cotonou, also at 23:30', () => {
  expect(momentInCotonou('2026-12-05T22:30:00.000Z')).toEqual({
    day: '2026-12-05',
    time: '23:30',
  })
  expect(momentInCotonou('2026-12-05T23:30:00.000Z')).toEqual({
    day: '2026-12-06',
    time: '00:30',
  })
})
