import { describe, expect, it } from 'vitest'
import { readDay, readMoment, storedDay, storedMoment } from './read-date'

describe('a typed day', () => {
  it.each([
    ['05/12/2026', '2026-12-05'],
    ['25/12/2026', '2026-12-25'],
    ['5/1/27', '2027-01-05'],
    ['05.12.2026', '2026-12-05'],
    ['05-12-2026', '2026-12-05'],
    ['5 12 2026', '2026-12-05'],
    ['5 décembre 2026', '2026-12-05'],
    ['  5\u00a0DÉCEMBRE\u202f2026 ', '2026-12-05'],
    ['5 déc. 2026', '2026-12-05'],
    ['5 dec 26', '2026-12-05'],
    ['5décembre2026', '2026-12-05'],
    ['1er janvier 2027', '2027-01-01'],
    ['14 août 2026', '2026-08-14'],
    ['3 juin 2026', '2026-06-03'],
    ['3 juil. 2026', '2026-07-03'],
    ['samedi 5 décembre 2026', '2026-12-05'],
    ['Samedi, 5 décembre 2026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['29/02/2028', '2028-02-29'],
  ])('%s is read as %s', (typed, day) => {
    expect(readDay(typed)).toBe(day)
  })

  it.each([
    '',
    '12/25/2026',
    '31/11/2026',
    '29/02/2026',
    '32/01/2026',
    '00/12/2026',
    '5 jui 2026',
    '5 ma 2026',
    '5 brumaire 2026',
    '05/12/0026',
    '05/12/20266',
    '05/12/202',
    'hier',
    'demain ou lundi',
    '05/12/2026 ou 06/12/2026',
  ])('%s is not read as another one', (typed) => {
    expect(readDay(typed)).toBeUndefined()
  })

  it.each([
    ['24/11', '2026-11-24'],
    ['24 novembre', '2026-11-24'],
    ['mercredi 25 nov.', '2026-11-25'],
    ['23/11', '2027-11-23'],
    ['29 février', '2028-02-29'],
    ['31/11', undefined],
    ['aujourd’hui', '2026-11-24'],
    ['Demain', '2026-11-25'],
    ['après-demain', '2026-11-26'],
    ['lundi', '2026-11-30'],
    ['mardi prochain', '2026-12-01'],
    ['le 5 décembre 2026', '2026-12-05'],
  ])('%s, on Tuesday 24 November 2026, is the next such day: %s', (typed, day) => {
    expect(readDay(typed, new Date('2026-11-24T22:30:00Z'))).toBe(day)
  })

  it('is stored at noon, and stays what it was when it is read again', () => {
    expect(storedDay('05/12/2026')).toBe('2026-12-05T12:00:00.000Z')
    expect(storedDay('2026-12-05T23:30:00.000Z')).toBe('2026-12-05T12:00:00.000Z')
    expect(storedDay('2026-13-05T12:00:00.000Z')).toBeUndefined()
    expect(storedDay('bientôt')).toBeUndefined()
  })
})

describe('a typed instant', () => {
  it.each([
    ['05/12/2026 18:30', '2026-12-05T17:30:00.000Z'],
    ['05/12/2026 18h30', '2026-12-05T17:30:00.000Z'],
    ['5 décembre 2026 à 9 h', '2026-12-05T08:00:00.000Z'],
    ['5 décembre 2026, à 23:30', '2026-12-05T22:30:00.000Z'],
    ['5 décembre 2026 à 00:15', '2026-12-04T23:15:00.000Z'],
    ['2026-12-05 18:30', '2026-12-05T17:30:00.000Z'],
    ['05/12/2026', '2026-12-04T23:00:00.000Z'],
  ])('%s in Cotonou is %s', (typed, instant) => {
    expect(readMoment(typed)).toBe(instant)
  })

  it.each([
    ['demain 18h30', '2026-11-25T17:30:00.000Z'],
    ['lundi 18h', '2026-11-30T17:00:00.000Z'],
    ['lundi à 20.30', '2026-11-30T19:30:00.000Z'],
    ['le 5 décembre à 20', '2026-12-05T19:00:00.000Z'],
    ['samedi minuit', '2026-11-27T23:00:00.000Z'],
  ])('%s, on Tuesday 24 November 2026, is %s', (typed, instant) => {
    expect(readMoment(typed, new Date('2026-11-24T22:30:00Z'))).toBe(instant)
  })

  it.each(['18:30', '05/12/2026 25:00', '05/12/2026 18:75', 'hier à 18:30', ''])(
    '%s is not read',
    (typed) => {
      expect(readMoment(typed)).toBeUndefined()
    },
  )

  it('is kept when it is already one', () => {
    expect(storedMoment('2026-12-05T18:30:00+01:00')).toBe('2026-12-05T17:30:00.000Z')
    expect(storedMoment('2026-12-06T00:15')).toBe('2026-12-05T23:15:00.000Z')
    expect(storedMoment('2026-12-05T99:30:00Z')).toBeUndefined()
  })
})
