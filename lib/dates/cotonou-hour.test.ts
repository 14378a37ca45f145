import { expect, it } from 'vitest'
import { cotonouHour } from './cotonou-hour'

const at = (time: string, timeZone = 'Europe/Paris') =>
  cotonouHour(Date.parse(`2026-07-05T${time}:00+01:00`), timeZone)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('says the hour of Cotonou, and that of the visitor where it differs', () => {
  expect(plain(at('16:04').words)).toBe('Il est 16 h 04 à Cotonou · 17 h 04 chez vous')
  expect(plain(at('00:30').words)).toBe('Il est 0 h 30 à Cotonou · 1 h 30 chez vous')
  expect(plain(at('09:30', 'Asia/Kolkata').words)).toMatch(/9 h 30 à Cotonou · 14 h 00 chez vous$/)
  expect(plain(at('09:05', 'Africa/Lagos').words)).toBe('Il est 9 h 05 à Cotonou')
})

it('follows the day', () => {
  const lights = ['05:59', '06:00', '08:00', '17:00', '20:00'].map((time) => at(time).light)
  expect(lights).toEqual(['night', 'dawn', 'day', 'dusk', 'night'])
})

it('lights a ray of the seven every two hours from six', () => {
  const hours = ['05:59', '06:00', '07:59', '08:00', '12:30', '19:59', '20:00']
  expect(hours.map((time) => at(time).lit)).toEqual([0, 1, 1, 2, 4, 7, 0])
})
