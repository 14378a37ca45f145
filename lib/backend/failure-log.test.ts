import { beforeEach, expect, it, vi } from 'vitest'
import { captureLog, type LogLine } from '@/testing/captured-log'

let lines: LogLine[]
const printed = () => lines.filter(({ level }) => level === 'error').map(({ message }) => message)
beforeEach(() => {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('rayonne.failures'))
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  lines = captureLog()
  return () => {
    vi.useRealTimers()
  }
})

async function log() {
  const { reportFailure, reportSuccess } = await import('./failure-log')
  const fail = (key: string, { group = 'event', error = new Error('statut 500') } = {}) =>
    reportFailure({ group, key, message: 'Erreur', error })
  return { fail, reportSuccess }
}

it('R14 logs a failure once, and again after a success', async () => {
  const { fail, reportSuccess } = await log()
  fail('/a/')
  fail('/a/')
  expect(printed()).toEqual(['Erreur (/a/) : statut 500'])
  expect(lines[0]).toMatchObject({ component: 'backend-client', path: '/a/' })
  reportSuccess('/a/')
  fail('/a/')
  expect(printed()).toHaveLength(2)
})

it('R14 logs a failure once although pages and route handlers have a module each', async () => {
  const first = await log()
  vi.resetModules()
  const second = await log()
  first.fail('/a/')
  second.fail('/a/')
  expect(printed()).toHaveLength(1)
  second.reportSuccess('/a/')
  first.reportSuccess('/a/')
  expect(lines.filter(({ level }) => level === 'info')).toHaveLength(1)
})

it('logs once that a load which had failed succeeds, and 20 of a kind a minute', async () => {
  const { fail, reportSuccess } = await log()
  const successes = () => lines.filter(({ level }) => level === 'info')
  reportSuccess('/a/')
  expect(lines).toEqual([])
  fail('/a/')
  reportSuccess('/a/')
  reportSuccess('/a/')
  expect(successes()).toMatchObject([{ message: 'De nouveau chargé (/a/)', path: '/a/' }])
  for (let index = 0; index < 100; index += 1) fail(`/invente-${index}/`)
  for (let index = 0; index < 100; index += 1) reportSuccess(`/invente-${index}/`)
  expect(successes()).toHaveLength(20)
})

it('cuts keys and reasons, and removes control characters', async () => {
  const { fail } = await log()
  fail('%3A'.repeat(7000), { error: new Error('a\r\nFausse ligne\u0007\u001b[2J'.repeat(500)) })
  expect(printed()[0]).toMatch(/^Erreur \((%3A){40}…\) : a Fausse ligne \[2J/)
  expect(printed()[0]).not.toMatch(/\p{Cc}/u)
  expect(printed()[0]?.length).toBeLessThan(1200)
})

it('logs 20 failures of a kind a minute, then that more follow', async () => {
  const { fail } = await log()
  for (let index = 0; index < 500; index += 1) fail(`/invente-${index}/`)
  expect(printed()).toHaveLength(21)
  expect(printed().at(-1)).toBe(
    'Erreur : d’autres échecs suivent, sans être écrits pendant une minute',
  )
  fail('/autre/', { group: 'houses' })
  expect(printed()).toHaveLength(22)
  vi.advanceTimersByTime(61_000)
  for (let index = 500; index < 1000; index += 1) fail(`/invente-${index}/`)
  expect(printed()).toHaveLength(43)
})
