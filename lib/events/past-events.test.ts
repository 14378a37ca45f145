import { describe, expect, it } from 'vitest'
import { isPast, nextEvents } from './past-events'

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
})

describe('nextEvents', () => {
  const on = (id: string, date?: string) => ({ id, date })

  it('returns the next three, soonest first', () => {
    const events = [
      on('later', '2026-03-01'),
      on('over', '2025-12-04'),
      on('today', '2025-12-05'),
      on('undated'),
      on('soon', '2025-12-20'),
      on('latest', '2026-09-01'),
    ]
    expect(nextEvents(events, now).map(({ id }) => id)).toEqual(['today', 'soon', 'later'])
  })

  it('is empty without upcoming events', () => {
    expect(nextEvents([on('over', '2025-12-04')], now)).toEqual([])
  })
})
