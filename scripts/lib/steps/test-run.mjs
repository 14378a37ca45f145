import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ignoreEnvFiles } from '../../../lib/shared/env-files.mjs'
import { root } from '../root.mjs'
import { countResult } from './count-result.mjs'
import { listFailures } from './list-failures.mjs'
import { runCommand } from './run-command.mjs'
import { runSteps } from './run-steps.mjs'

/** Steps that run at the same time: as many as the machines of CI have cores. */
const concurrency = 2

/** Runs steps, prints each one's output and duration when it ends, and adds up what they count. */
export class TestRun {
  #total = { passed: 0, failed: 0 }
  /** @type {Set<string>} */
  #failedSteps = new Set()
  /** @type {string[]} */
  #failures = []

  /** @param {readonly import('./run-steps.mjs').Step[]} steps */
  async run(steps) {
    await runSteps(steps, { concurrency, run: (step) => this.#run(step) })
  }

  /** @param {string} name @returns {boolean} whether a step of this name has failed */
  hasFailed(name) {
    return this.#failedSteps.has(name)
  }

  /**
   * Prints what has failed and, as the last line, `N passed, N failed`; ends the process: 0 when
   * nothing failed.
   */
  finish() {
    const { passed, failed } = this.#total
    for (const failure of this.#failures) console.log(`FAILED ${failure}`)
    console.log(`\n${passed} passed, ${failed} failed`)
    process.exit(failed === 0 ? 0 : 1)
  }

  /** @param {import('./run-steps.mjs').Step} step */
  async #run({ name, command, cwd = root, env, report, mayBeEmpty, live = false }) {
    if (report !== undefined) {
      // A report of an earlier run would count when this one ends without writing its own.
      rmSync(report, { force: true })
      mkdirSync(path.dirname(report), { recursive: true })
    }
    if (live) console.log(`\n— ${name}`)
    const started = performance.now()
    const environment = { ...process.env, ...ignoreEnvFiles, ...env }
    const { succeeded, output } = await runCommand(command, { cwd, env: environment, live })
    const seconds = Math.round((performance.now() - started) / 1000)
    const { passed, failed } = countResult({ succeeded, report, mayBeEmpty })
    this.#total.passed += passed
    this.#total.failed += failed
    if (failed > 0) {
      this.#failedSteps.add(name)
      const tests = report === undefined ? [] : listFailures(report)
      this.#failures.push(
        ...(tests.length > 0 ? tests : ['the step']).map((it) => `${name}: ${it}`),
      )
    }
    if (!live) console.log(`\n— ${name}\n${output.trimEnd()}`)
    console.log(`  ${name}: ${failed === 0 ? 'done' : 'FAILED'} in ${seconds} s`)
  }
}
