import { describe, expect, it } from 'vitest'
import { endInstant, validEnd } from './end'

const start = { date: '2026-12-05', time: '20:00' }

describe('the end of an event', () => {
  it.each([
    [{ time: '23:00' }, { date: '2026-12-05', time: '23:00' }],
    [
      { date: '2026-12-06', time: '02:00' },
      { date: '2026-12-06', time: '02:00' },
    ],
    [{ date: '2026-12-07' }, { date: '2026-12-07' }],
    [{ date: '2026-12-07', time: '25:00' }, { date: '2026-12-07' }],
  ])('%j is read', (sent, end) => {
    expect(validEnd(start, sent)).toEqual(end)
  })

  it.each([
    {},
    { date: '2026-12-05' },
    { time: '20:00' },
    { time: '19:59' },
    { date: '2026-12-04', time: '23:00' },
    { date: '2026-02-30' },
    { date: 'demain', time: '23:00' },
    { time: 'tard' },
  ])('%j is ignored', (sent) => {
    expect(validEnd(start, sent)).toBeUndefined()
  })

  it('has a day but no time where the start has none', () => {
    expect(validEnd({ date: '2026-12-05' }, { time: '23:00' })).toBeUndefined()
    const days = validEnd({ date: '2026-12-05' }, { date: '2026-12-06', time: '23:00' })
    expect(days).toEqual({ date: '2026-12-06' })
    expect(validEnd({}, { date: '2026-12-06' })).toBeUndefined()
  })

  it('A11 is an instant in Cotonou: after the last day when it has no time', () => {
    expect(endInstant({ date: '2026-12-06', time: '02:00' })).toEqual(
      new Date('2026-12-06T02:00:00+01:00'),
    )
    expect(endInstant({ date: '2026-12-31' })).toEqual(new Date('2027-01-01T00:00:00+01:00'))
  })
})
