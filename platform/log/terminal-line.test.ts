import { expect, it } from 'vitest'
import { terminalLine } from './terminal-line.mjs'

const line = {
  time: '2027-01-02T03:04:05.678Z',
  level: 'warn',
  component: 'cache',
  message: 'Erreur',
  status: 500,
  error: { type: 'Error', message: 'a', stack: 'Error: a\n    at b\n    at c' },
}

it('is one readable line', () => {
  expect(terminalLine(line, false)).toBe(
    '03:04:05.678 WARN  cache Erreur status=500 error=Error: a | at b | at c',
  )
})

it('has colours only when told', () => {
  expect(terminalLine(line, true)).toContain('\u001b[33mWARN')
  expect(terminalLine(line, false)).not.toContain('\u001b')
})
