import { expect, it } from 'vitest'
import { scheduleRefusal } from './schedule-refusal'

const now = new Date('2026-11-24T17:00:00Z')

it.each([
  ['2026-11-24T17:00:01.000Z', undefined],
  ['2026-11-24T17:00:00.000Z', /est passé/],
  ['24/11/2026 17:59', /est passé/],
  ['24/11/2026 18:30', undefined],
  ['bientôt', /n’est pas comprise/],
  ['', /Choisissez une date/],
])('«%s» at 18:00 in Cotonou', (date, sentence) => {
  const refusal = scheduleRefusal(date, now, false)
  if (sentence) expect(refusal).toMatch(sentence)
  else expect(refusal).toBeUndefined()
})

it('asks to save first what is only typed', () => {
  expect(scheduleRefusal('2027-01-01T00:00:00.000Z', now, true)).toMatch(/^Enregistrez d’abord/)
})
