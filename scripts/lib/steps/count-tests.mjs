import { existsSync, readFileSync } from 'node:fs'

/**
 * How many tests a report counts, vitest's or Playwright's; none when there is no report.
 * @param {string} file the JSON report
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected, failed: unexpected + flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
