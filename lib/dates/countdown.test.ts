import { expect, it } from 'vitest'
import {
  countdownParts,
  hoursWoven,
  millisecondsToNextTick,
  secondsUntil,
  spokenCountdown,
} from './countdown'

const start = Date.parse('2026-03-04T19:00:00Z')

it('R79 counts whole seconds, and is 0 from the start of the event on', () => {
  expect(secondsUntil(start, start - 1000)).toBe(1)
  expect(secondsUntil(start, start - 1)).toBe(1)
  expect(secondsUntil(start, start)).toBe(0)
  expect(secondsUntil(start, start + 86_400_000)).toBe(0)
})

it('R78 schedules the next tick on the second, even after a late tick', () => {
  expect(millisecondsToNextTick(start, start - 5000)).toBe(1000)
  expect(millisecondsToNextTick(start, start - 4300)).toBe(300)
  expect(millisecondsToNextTick(start, start - 1)).toBe(1)
  expect(millisecondsToNextTick(start, start)).toBe(Infinity)
})

it('R78 splits into days, hours, minutes and seconds', () => {
  const seconds = 2 * 86_400 + 3 * 3600 + 4 * 60 + 5
  expect(countdownParts(seconds).map(({ value }) => value)).toEqual([2, 3, 4, 5])
  expect(countdownParts(86_399).map(({ value }) => value)).toEqual([0, 23, 59, 59])
  expect(countdownParts(86_400).map(({ value }) => value)).toEqual([1, 0, 0, 0])
  expect(countdownParts(400 * 86_400)[0]).toEqual({ value: 400, unit: 'jours' })
})

it('R78 writes zero and one in the singular', () => {
  const units = (seconds: number) => countdownParts(seconds).map(({ unit }) => unit)
  expect(units(0)).toEqual(['jour', 'heure', 'minute', 'seconde'])
  expect(units(86_400 + 3600 + 60 + 1)).toEqual(['jour', 'heure', 'minute', 'seconde'])
  expect(units(2 * (86_400 + 3600 + 60 + 1))).toEqual(['jours', 'heures', 'minutes', 'secondes'])
})

it('is one sentence for screen readers, with seconds only in the last minute', () => {
  expect(spokenCountdown(3 * 86_400 + 3600 + 5 * 60 + 9)).toBe(
    'Début dans 3 jours, 1 heure et 5 minutes.',
  )
  expect(spokenCountdown(3600)).toBe('Début dans 1 heure.')
  expect(spokenCountdown(42)).toBe('Début dans 42 secondes.')
})

it('A71 weaves a tile for each hour of the last day', () => {
  const day = 86_400
  expect([day + 1, day, day - 3600, 3601, 3600, 1, 0].map(hoursWoven)).toEqual([
    ...[-1, 0, 1, 22, 23, 23, 24],
  ])
})
