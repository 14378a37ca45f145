import { expect, it } from 'vitest'
import { timeNote } from './visitor-time'

const evening = new Date('2026-07-04T19:00:00Z')

it('R77 says that it is the time of Cotonou, and no more where the visitor’s is the same', () => {
  expect(timeNote(evening, 'Africa/Porto-Novo')).toBe('heure de Cotonou')
  expect(timeNote(evening, 'Africa/Lagos')).toBe('heure de Cotonou')
  expect(timeNote(new Date('2026-01-04T19:00:00Z'), 'Europe/Paris')).toBe('heure de Cotonou')
})

it('R77 shows the visitor’s local time', () => {
  expect(timeNote(evening, 'Europe/Paris')).toBe('heure de Cotonou, soit 21:00 chez vous')
  expect(timeNote(evening, 'America/Montreal')).toBe('heure de Cotonou, soit 15:00 chez vous')
  expect(timeNote(evening, 'Asia/Kathmandu')).toBe('soit le 5 juillet à 00:45 chez vous')
})

it('R77 shows the date in its place when the day differs', () => {
  expect(timeNote(new Date('2026-07-31T23:30:00Z'), 'Europe/Paris')).toBe(
    'heure de Cotonou, soit 01:30 chez vous',
  )
  expect(timeNote(new Date('2026-07-31T22:30:00Z'), 'Europe/Paris')).toBe(
    'soit le 1er août à 00:30 chez vous',
  )
  expect(timeNote(new Date('2026-07-31T23:30:00Z'), 'America/Montreal')).toBe(
    'soit le 31 juillet à 19:30 chez vous',
  )
})
