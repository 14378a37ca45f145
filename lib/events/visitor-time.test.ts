import { expect, it } from 'vitest'
import { visitorTime } from './visitor-time'

const evening = new Date('2026-07-04T19:00:00Z')

it('R77 is undefined where the local time is that of Cotonou', () => {
  expect(visitorTime(evening, 'Africa/Porto-Novo')).toBeUndefined()
  expect(visitorTime(evening, 'Africa/Lagos')).toBeUndefined()
  expect(visitorTime(new Date('2026-01-04T19:00:00Z'), 'Europe/Paris')).toBeUndefined()
})

it('R77 shows the visitor’s local time', () => {
  expect(visitorTime(evening, 'Europe/Paris')).toBe('soit 21:00 chez vous')
  expect(visitorTime(evening, 'America/Montreal')).toBe('soit 15:00 chez vous')
  expect(visitorTime(evening, 'Asia/Kathmandu')).toBe('soit le 5 juillet à 00:45 chez vous')
})

it('R77 shows the date too when the day differs', () => {
  expect(visitorTime(new Date('2026-07-31T23:30:00Z'), 'Europe/Paris')).toBe('soit 01:30 chez vous')
  expect(visitorTime(new Date('2026-07-31T22:30:00Z'), 'Europe/Paris')).toBe(
    'soit le 1er août à 00:30 chez vous',
  )
  expect(visitorTime(new Date('2026-07-31T23:30:00Z'), 'America/Montreal')).toBe(
    'soit le 31 juillet à 19:30 chez vous',
  )
})
