import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { ignoreEnvFiles } from '../../../platform/env-files.mjs'
import { root } from '../root.mjs'
import { readReport, type Result } from './read-report'

export type Step = {
  name: string
  /** Of a shell, in the project's folder. */
  command: string
  /** Steps before it in the list that must have ended. */
  after?: string[]
  /** Those that must have succeeded too; else it is left out. */
  needs?: string[]
  /** The JSON report of its test runner: what it counts goes into the total. */
  report?: string
  /** Whether that report may be missing or hold no test. */
  mayBeEmpty?: boolean
  /** Shows the output as it comes: for a long step that runs alone. */
  live?: boolean
}

/** Steps that run at the same time: as many as the machines of CI have cores. */
const concurrency = 2

/**
 * Runs steps, two at a time, in the order of the list. Prints output and seconds of each, then a line
 * for each failure and, as the last line, `N passed, N failed`, in which a step without tests counts
 * when it fails. Ends the process: with 0 when nothing failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const limit = pLimit(concurrency)
  const results = new Map<string, Promise<Result>>()
  for (const step of steps) {
    const { name, after = [], needs = [] } = step
    const unknown = [...after, ...needs].find((it) => !results.has(it))
    if (unknown) throw new Error(`${name} waits for ${unknown}, which is not before it.`)
    const ended = (names: string[]) => Promise.all(names.map((it) => results.get(it)))
    const run = async () => {
      await ended(after)
      const isPossible = (await ended(needs)).every((it) => it?.failed === 0)
      if (isPossible) return limit(() => runStep(step))
      const notes = [`LEFT OUT ${name}, which needs: ${needs.join(', ')}`]
      return { passed: 0, failed: 0, notes }
    }
    results.set(name, run())
  }
  const all = await Promise.all(results.values())
  const sum = (key: 'passed' | 'failed') => all.reduce((n, it) => n + it[key], 0)
  for (const note of all.flatMap(({ notes }) => notes)) console.log(note)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}

async function runStep({ name, command, report, mayBeEmpty, live }: Step): Promise<Result> {
  // A report of an earlier run would count when this one ends without writing its own.
  if (report) rmSync(report, { force: true })
  if (live) console.log(`\n— ${name}`)
  const started = performance.now()
  const child = spawn(live ? command : `(${command}) 2>&1`, {
    ...{ cwd: root, env: { ...process.env, ...ignoreEnvFiles }, shell: true },
    stdio: ['ignore', live ? 'inherit' : 'pipe', 'inherit'],
  })
  const output = child.stdout ? text(child.stdout) : Promise.resolve('')
  const [code] = await once(child, 'close')
  if (!live) console.log(`\n— ${name}\n${(await output).trimEnd()}`)
  const { passed, failed, notes } = readReport(report)
  const isEmpty = report !== undefined && !mayBeEmpty && passed + failed === 0
  const isBroken = failed === 0 && (code !== 0 || isEmpty)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`  ${name}: ${failed > 0 || isBroken ? 'FAILED' : 'done'} in ${seconds} s`)
  if (!isBroken) return { passed, failed, notes }
  return { passed, failed: 1, notes: [...notes, `FAILED ${name}${isEmpty ? ': no tests' : ''}`] }
}
