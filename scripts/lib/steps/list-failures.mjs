import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Suite of Playwright's report
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[]} specs
 *
 * @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} TestFile
 *   of vitest's report
 */

/**
 * The failed tests of a report of vitest or Playwright.
 * @param {string} file the JSON report; without such a file there are none
 * @returns {string[]} a line for each: file, title and the first line of its first error
 */
export function listFailures(file) {
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) return report.suites.flatMap(failuresOfSuite)
  return report.testResults.flatMap(failuresOfFile)
}

/** @param {TestFile} file @returns {string[]} */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((it) => it.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [line(name, 'the whole file', message)]
  return failed.map((it) => line(name, it.fullName, it.failureMessages[0]))
}

/** @param {Suite} suite @returns {string[]} */
function failuresOfSuite({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        line(`[${projectName}] ${file}`, title, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** @param {string} file @param {string} title @param {string} [message] */
function line(file, title, message = 'no message') {
  return `${file} › ${title}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`
}
