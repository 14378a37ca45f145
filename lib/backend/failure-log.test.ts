import { beforeEach, expect, it, vi } from 'vitest'

const printed: string[] = []
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'] })
  printed.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line))
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
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
  expect(printed).toEqual(['Erreur (/a/) : statut 500'])
  reportSuccess('/a/')
  fail('/a/')
  expect(printed).toHaveLength(2)
})

it('cuts keys and reasons, and removes control characters', async () => {
  const { fail } = await log()
  fail('%3A'.repeat(7000), { error: new Error('a\r\nFausse ligne\u0007\u001b[2J'.repeat(500)) })
  expect(printed[0]).toMatch(/^Erreur \((%3A){40}…\) : a Fausse ligne \[2J/)
  expect(printed[0]).not.toMatch(/\p{Cc}/u)
  expect(printed[0]?.length).toBeLessThan(1200)
})

it('logs 20 failures of a kind a minute, then that more follow', async () => {
  const { fail } = await log()
  for (let index = 0; index < 500; index += 1) fail(`/invente-${index}/`)
  expect(printed).toHaveLength(21)
  expect(printed.at(-1)).toBe(
    'Erreur : d’autres échecs suivent, sans être écrits pendant une minute',
  )
  fail('/autre/', { group: 'houses' })
  expect(printed).toHaveLength(22)
  vi.setSystemTime(Date.now() + 61_000)
  for (let index = 500; index < 1000; index += 1) fail(`/invente-${index}/`)
  expect(printed).toHaveLength(43)
})
