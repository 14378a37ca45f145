import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts the tests of a report of vitest or Playwright; a test that passed when it was retried has passed.
 * @param {string} file the JSON report; without such a file, both counts are 0
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
