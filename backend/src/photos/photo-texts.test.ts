import { expect, it } from 'vitest'
import type { Row } from './photo-batch'
import { batchSummary as text, rowText, sentPart } from './photo-texts'

const rows = (...states: Row['state'][]): Row[] =>
  states.map((state, key) => ({
    key,
    name: 'a',
    title: 'A',
    sent: state === 'waits' ? 0 : 1,
    state,
  }))

it('says how much of all photos has left', () => {
  const sending = rows('stored', 'waits', 'waits', 'waits')
  expect(sentPart(sending)).toBe(0.25)
  expect(text(sending, false, undefined)).toBe('Envoi de 4 photos\u00a0: 25\u00a0%.')
})

it('says what is to be done once they have arrived, and what has become of them', () => {
  const arrived = rows('stored', 'stored')
  expect(text(arrived, false, undefined)).toBe(
    '2 photos reçues. Relisez les titres, puis choisissez.',
  )
  const [first, second] = arrived as [Row, Row]
  expect(text([first, { ...second, title: ' ' }], false, undefined)).toBe(
    '2 photos reçues. 1 n’a pas de titre\u00a0: écrivez-le, ou donnez une légende commune.',
  )
  expect(text(rows('done', 'done'), false, 'published')).toBe('2 photos publiées.')
  expect(text(rows('done'), false, 'draft')).toBe('1 photo en brouillon.')
  expect(text(rows('done', 'failed'), false, 'published')).toBe(
    '1 photo publiée. 1 photo a été refusée.',
  )
})

it('says that the line is lost, whatever else there is to say', () => {
  expect(text(rows('stored', 'waits'), true, 'published')).toMatch(
    /^Vous êtes hors ligne.*50\s%.*reprendra de lui-même/,
  )
})

it('says of one photo how far it is', () => {
  const [row] = rows('sends') as [Row]
  expect(rowText({ ...row, sent: 0.429 })).toBe('Envoi\u00a0: 42\u00a0%')
  expect(rowText(row)).toBe('Enregistrement…')
  expect(rowText({ ...row, state: 'failed', message: 'Trop lourd.' })).toBe('Trop lourd.')
})
