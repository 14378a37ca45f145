import { expect, it } from 'vitest'
import { countTests } from './count-tests.mjs'
import { withReport } from './with-report'

const count = (report: unknown) => withReport(report, countTests)

it('reads vitest’s report', () => {
  expect(count({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 })
})

it('reads Playwright’s report; a test that passed when retried has passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }
  expect(count({ stats })).toEqual({ passed: 6, failed: 1 })
})

it('counts nothing where there is no report', () => {
  expect(countTests('/nowhere/report.json')).toEqual({ passed: 0, failed: 0 })
})
