import type { DateField, PayloadRequest, TextField } from 'payload'
import { expect, it } from 'vitest'
import { eventEndFields } from './events'

const [day, hour] = eventEndFields as [DateField, TextField]
const start = { date: '2026-12-05T12:00:00.000Z', time: '20:00' }

/** What the form says of a value beside these fields of the event. */
const answer = (field: DateField | TextField, value: unknown, siblingData: object) =>
  (field.validate as (value: unknown, options: object) => unknown)(value, {
    siblingData,
    req: {} as PayloadRequest,
  })

it.each([
  [undefined, true],
  ['2026-12-05T12:00:00.000Z', true],
  ['2026-12-06T12:00:00.000Z', true],
  ['2026-12-04T12:00:00.000Z', expect.stringMatching(/^La fin vient avant le début/)],
  ['31/02/2027', expect.stringMatching(/^Cette date n’est pas comprise/)],
])('the day of the end %s', async (value, said) => {
  expect(await answer(day, value, start)).toEqual(said)
})

it.each([
  [undefined, start, true],
  ['23:00', start, true],
  ['tard', start, expect.stringMatching(/^Écrivez l’heure ainsi/)],
  ['20:00', start, expect.stringMatching(/^La fin doit venir après le début \(20:00\)/)],
  ['02:00', { ...start, end_date: '2026-12-06T12:00:00.000Z' }, true],
  ['23:00', { ...start, time: '' }, 'Indiquez d’abord l’heure de début.'],
])('the hour of the end %s beside %j', async (value, event, said) => {
  expect(await answer(hour, value, event)).toEqual(said)
})
