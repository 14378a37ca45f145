import { describe, expect, it } from 'vitest'
import { type LiveSpan, liveSpan } from './is-past'
import { liveText } from './live'

const at = (iso: string) => Date.parse(`2026-03-10T${iso}+01:00`)
const evening = { date: '2026-03-10', time: '20:00', liveUrl: 'https://exemple.bj/direct' }

describe('R80 when an event is shown live', () => {
  it('is from its start to its end, or to the end of its last day', () => {
    const end = { date: '2026-03-10', time: '22:30' }
    expect(liveSpan({ ...evening, end })).toEqual({ start: at('20:00'), end: at('22:30') })
    expect(liveSpan(evening)).toEqual({ start: at('20:00'), end: at('24:00') })
  })

  it.each([
    ['it has no link', { liveUrl: undefined }],
    ['it has no time', { time: undefined }],
    ['it has no date', { date: undefined }],
    ['it is cancelled', { state: 'cancelled' as const }],
    ['it is postponed', { state: 'postponed' as const }],
  ])('is unknown where %s', (_, more) => {
    expect(liveSpan({ ...evening, ...more })).toBeUndefined()
  })
})

const span: LiveSpan = { start: at('20:00'), end: at('22:30') }

it.each([
  ['18:59:59.999', undefined],
  ['19:00', 'En direct dans 60\u00a0min'],
  ['19:19:30', 'En direct dans 41\u00a0min'],
  ['19:20', 'En direct dans 40\u00a0min'],
  ['19:59:30', 'En direct dans 1\u00a0min'],
  ['20:00', 'En direct'],
  ['22:29:59.999', 'En direct'],
  ['22:30', undefined],
])('R80 at %s the page says %j', (time, text) => {
  expect(liveText(span, at(time))).toBe(text)
})
