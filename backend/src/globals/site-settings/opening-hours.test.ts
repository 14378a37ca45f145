import { expect, it } from 'vitest'
import { normalizeHours, parseOpeningHours } from './opening-hours'

it.each([
  ['9h-19h', '09:00-19:00'],
  ['9h – 19h30', '09:00-19:30'],
  ['de 9 h à 12 h 30 et 14 h à 19 h', '09:00-12:30, 14:00-19:00'],
  ['9:00-12:00, 14:00-24:00', '09:00-12:00, 14:00-24:00'],
  ['9-19', '09:00-19:00'],
  ['9 heures - 19 heures', '09:00-19:00'],
  ['Fermé', ''],
])('the hours %s become %s, which stay so', (typed, stored) => {
  expect(normalizeHours(typed)).toBe(stored)
  expect(normalizeHours(stored)).toBe(stored)
})

it.each(['fermé le matin', '19h-9h', '9h-12h, 11h-19h', '25h-26h', '9h', '9h-19h sauf midi'])(
  'the hours %s cannot be read',
  (typed) => {
    expect(parseOpeningHours(typed)).toBeUndefined()
    expect(normalizeHours(typed)).toBe(typed)
  },
)
