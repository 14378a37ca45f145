import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ name: string, state: string, error?: string }} Test
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion of vitest
 * @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} Run
 * @typedef {{ title: string, tests: Run[] }} Spec of Playwright
 * @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Reads the JSON report of vitest or Playwright; without such a file there are no tests.
 * @param {string} [file]
 * @returns {{ passed: number, failed: number, notes: string[] }} a line for each test that failed, or
 *   passed only when it was retried (which counts as passed)
 */
export function readReport(file = '') {
  /** @type {{ suites?: Suite[], testResults?: TestFile[] }} */
  const { suites = [], testResults = [] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const tests = [...suites.flatMap(testsOfSuite), ...testResults.flatMap(testsOfFile)]
  const inState = (/** @type {string[]} */ ...states) =>
    tests.filter(({ state }) => states.includes(state))
  const failed = inState('failed', 'unexpected')
  const flaky = inState('flaky')
  return {
    passed: inState('passed', 'expected').length + flaky.length,
    failed: failed.length,
    notes: [...failed.map((it) => `FAILED ${line(it)}`), ...flaky.map((it) => `flaky ${line(it)}`)],
  }
}

/** @param {Test} test */
const line = ({ name, error = 'no message' }) =>
  `${name}: ${stripVTControlCharacters(error).split('\n', 1)[0]}`

/** @param {TestFile} file one that could not be read counts as a failed test @returns {Test[]} */
function testsOfFile({ name: file, status, message, assertionResults }) {
  const tests = assertionResults.map((it) => ({
    name: `${file} › ${it.fullName}`,
    state: it.status,
    error: it.failureMessages[0],
  }))
  if (status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests
  return [...tests, { name: file, state: 'failed', error: message }]
}

/** @param {Suite} suite @returns {Test[]} */
function testsOfSuite({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      state: status,
      error: results.find(({ error }) => error)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap(testsOfSuite)]
}
