import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runSteps, type Step } from './run-steps.mjs'

const step = (name: string, after?: string[]): Step => ({ name, command: [name], after })

/** Runs steps and ends them in the given order; lists what starts (+) and ends (-). */
async function record(steps: Step[], concurrency: number, endings: string) {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: Step) => {
    events.push(`+${name}`)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const running = runSteps(steps, { concurrency, run })
  for (const name of endings.split(' ')) {
    await setImmediate()
    events.push(`-${name}`)
    ends.get(name)?.()
  }
  await running
  return events.join(' ')
}

test('one at a time, in the order of the list', async () => {
  const steps = [step('a'), step('b'), step('c')]
  expect(await record(steps, 1, 'a b c')).toBe('+a -a +b -b +c -c')
})

test('two at a time: the next starts when one ends', async () => {
  const steps = [step('a'), step('b'), step('c')]
  expect(await record(steps, 2, 'b c a')).toBe('+a +b -b +c -c -a')
})

test('a step waits for those it comes after, and a later one may take its place', async () => {
  const steps = [step('build'), step('types', ['build']), step('lint')]
  expect(await record(steps, 2, 'lint build types')).toBe('+build +lint -lint -build +types -types')
})

test('steps that can never start are named instead of being waited for', async () => {
  const run = () => Promise.resolve()
  const steps = [step('a'), step('b', ['typo'])]
  await expect(runSteps(steps, { concurrency: 2, run })).rejects.toThrow('never start: b')
})

test('what a step throws is passed on', async () => {
  const run = () => Promise.reject(new Error('broken'))
  await expect(runSteps([step('a')], { concurrency: 2, run })).rejects.toThrow('broken')
})
