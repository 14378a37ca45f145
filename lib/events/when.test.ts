import { expect, it } from 'vitest'
import { eventWhen } from './when'

const date = '2026-12-05'

it.each([
  [{ date, time: '20:00' }, 'samedi 5 décembre 2026 à 20:00'],
  [{ date, time: undefined }, 'samedi 5 décembre 2026'],
  [{ date: undefined, time: '20:00' }, undefined],
  [
    { date, time: '20:00', end: { date, time: '23:00' } },
    'samedi 5 décembre 2026 de 20:00 à 23:00',
  ],
  [
    { date, time: '20:00', end: { date: '2026-12-06', time: '02:00' } },
    'du samedi 5 décembre à 20:00 au dimanche 6 décembre 2026 à 02:00',
  ],
  [
    { date, time: undefined, end: { date: '2027-01-01' } },
    'du samedi 5 décembre 2026 au vendredi 1er janvier 2027',
  ],
])('R77 A14 %j is «%s»', (event, text) => {
  expect(eventWhen(event)?.replaceAll('\u00a0', ' ')).toBe(text)
})
