import { describe, expect, it } from 'vitest'
import { isPast } from './is-past'

/** Half past midnight in Cotonou, still the day before in UTC. */
const now = new Date('2025-12-04T23:30:00Z')

describe('isPast', () => {
  it.each([
    ['the day before today in Cotonou', '2025-12-04', true],
    ['today, begun or not (A12)', '2025-12-05', false],
    ['tomorrow', '2025-12-06', false],
    ['no date (A13)', undefined, false],
    ['a date that is none', '2025-02-31', false],
  ])('%s', (_, date, over) => {
    expect(isPast({ date }, now)).toBe(over)
  })

  it.each([
    ['its last day is today', { date: '2025-12-05' }, false],
    ['its last day was yesterday', { date: '2025-12-04' }, true],
    ['it ends at this instant', { date: '2025-12-05', time: '00:30' }, true],
    ['it ends in a minute', { date: '2025-12-05', time: '00:31' }, false],
  ])('an event with an end: %s', (_, end, over) => {
    expect(isPast({ date: '2025-12-03', end }, now)).toBe(over)
  })
})
