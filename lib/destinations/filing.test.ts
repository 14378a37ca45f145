import { expect, it } from 'vitest'
import guides from '@/contract/default-contents/destinations.json'
import { departureMessage, filingDay } from './filing'

it('A72 counts back from the departure by the longest processing time', () => {
  const cases = [
    ['2027-03-01', '7 à 15 jours', '2027-02-12'],
    ['2027-03-01', '10 à 20 jours ouvrés', '2027-02-01'],
    ['2027-03-01', '2 à 3 semaines', '2027-02-08'],
    ['2027-03-01', '1 mois', '2027-01-29'],
    ['2027-03-01', '15 jours, 45 jours en été', '2027-01-15'],
    ['2027-01-01', '1 jour', '2026-12-31'],
  ] as const
  for (const [departure, processing, filing] of cases)
    expect([processing, filingDay(departure, processing)]).toEqual([processing, filing])
})

it('A72 of working days leaves out the ends of weeks', () => {
  // A Monday: the working day before it is the Friday.
  expect(filingDay('2027-03-01', '1 jour ouvré')).toBe('2027-02-26')
  expect(filingDay('2027-02-28', '1 jour ouvré')).toBe('2027-02-26')
})

it('bounds a length that nobody waits for', () => {
  for (const unit of ['jours', 'jours ouvrés', 'semaines', 'mois'])
    expect(filingDay('2027-03-01', `${'9'.repeat(30)} ${unit}`)).toMatch(/^(19|20)\d\d-/)
})

it('says nothing without a day or a length', () => {
  expect(filingDay('', '15 jours')).toBeUndefined()
  expect(filingDay('2027-02-30', '15 jours')).toBeUndefined()
  for (const words of ['selon le consulat', undefined])
    expect(filingDay('2027-03-01', words)).toBeUndefined()
})

it('A72 reads the processing time of every guide', () => {
  expect(guides).not.toHaveLength(0)
  for (const { traitement } of guides) expect(filingDay('2027-03-01', traitement)).toBeDefined()
})

it('A72 writes both days in the message', () => {
  expect(departureMessage('en Espagne', '2027-03-01', '2027-02-12')).toBe(
    'Bonjour, je pars en Espagne le lundi 1er mars 2027. Mon dossier de visa est à déposer avant le vendredi 12 février 2027 : pouvez-vous m’accompagner ?',
  )
})
