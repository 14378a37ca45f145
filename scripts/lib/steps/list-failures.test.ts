import { expect, it } from 'vitest'
import { listFailures } from './list-failures.mjs'
import { withReport } from './with-report'

const list = (report: unknown) => withReport(report, listFailures)

it('names the failed tests of vitest’s report', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: 1\n  at x'] }
  const sum = { name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] }
  const unread = { name: 'b.test.ts', status: 'failed', message: 'ENOENT', assertionResults: [] }
  expect(list({ testResults: [sum, unread] })).toEqual([
    'sum.test.ts › subtracts: Error: 1',
    'b.test.ts › the whole file: ENOENT',
  ])
})

it('names the failed tests of Playwright’s report, not those that passed when retried', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      { projectName: 'phone', status, results: [{}, { error: { message: `${title}\nline 2` } }] },
    ],
  })
  const described = { file: 'a.spec.ts', specs: [spec('inner', 'unexpected')] }
  const specs = [spec('outer', 'unexpected'), spec('again', 'flaky'), spec('good', 'expected')]
  const report = { stats: {}, suites: [{ file: 'a.spec.ts', specs, suites: [described] }] }
  expect(list(report)).toEqual([
    '[phone] a.spec.ts › outer: outer',
    '[phone] a.spec.ts › inner: inner',
  ])
})

it('names nothing where there is no report', () => {
  expect(listFailures('/nowhere/report.json')).toEqual([])
})
