import { expect, it } from 'vitest'
import { createBurstLog, printable } from './burst-log'

it('writes one line a minute, and how many there were', () => {
  const lines: string[] = []
  let now = 0
  const log = createBurstLog(
    (line) => lines.push(line),
    () => now,
  )
  for (let time = 0; time < 100; time += 1) log('amina', '198.51.100.1')
  now += 60_000
  log('kossi', '198.51.100.2')
  expect(lines).toEqual([
    'Sign-in attempts slowed down: 1, the last one for «amina» from 198.51.100.1.',
    'Sign-in attempts slowed down: 100, the last one for «kossi» from 198.51.100.2.',
  ])
})

it('cuts names and removes control characters', () => {
  expect(printable('a\nb\u001b[31m\u202Ec\u2028')).toBe('a?b?[31m?c?')
  expect(printable('x'.repeat(500))).toHaveLength(64)
})
