import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResult, JsonTestResults } from 'vitest/reporters'

type Test = { name: string; state: string; error?: string | undefined }

/** What a test runner counted; a line for each test that failed or passed only when it was retried. */
export type Result = { passed: number; failed: number; notes: string[] }

/** Reads the JSON report of vitest or Playwright; without such a file there are no tests. */
export function readReport(file = ''): Result {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const report = JSON.parse(text) as Partial<JSONReport & JsonTestResults>
  const { suites = [], testResults = [] } = report
  const tests = [...suites.flatMap(testsOfSuite), ...testResults.flatMap(testsOfFile)]
  const inState = (...states: string[]) => tests.filter(({ state }) => states.includes(state))
  const failed = inState('failed', 'unexpected')
  const flaky = inState('flaky')
  return {
    passed: inState('passed', 'expected').length + flaky.length,
    failed: failed.length,
    notes: [...failed.map((it) => `FAILED ${line(it)}`), ...flaky.map((it) => `flaky ${line(it)}`)],
  }
}

const line = ({ name, error = 'no message' }: Test) =>
  `${name}: ${stripVTControlCharacters(error).split('\n', 1)[0]}`

/** A file that could not be read counts as a failed test. */
function testsOfFile({ name: file, status, message, assertionResults }: JsonTestResult): Test[] {
  const tests = assertionResults.map((it) => ({
    name: `${file} › ${it.fullName}`,
    state: it.status,
    error: it.failureMessages?.[0],
  }))
  if (status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests
  return [...tests, { name: file, state: 'failed', error: message }]
}

function testsOfSuite({ file, specs, suites = [] }: JSONReportSuite): Test[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      state: status,
      error: results.find(({ error }) => error)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap(testsOfSuite)]
}
