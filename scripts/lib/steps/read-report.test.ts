import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readReport } from './read-report'

let file: string
beforeAll(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json')
})
afterAll(() => rmSync(path.dirname(file), { recursive: true }))

function read(report: unknown) {
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

it('counts and names the tests of vitest’s report, and a file that could not be read', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['Error: 1\n  at x'] }
  const sum = { name: 'sum.test.ts', status: 'failed', assertionResults: [passed, failed] }
  const unread = { name: 'b.test.ts', status: 'failed', message: 'ENOENT', assertionResults: [] }
  expect(read({ testResults: [sum, unread] })).toEqual({
    passed: 1,
    failed: 2,
    notes: ['FAILED sum.test.ts › subtracts: Error: 1', 'FAILED b.test.ts: ENOENT'],
  })
})

it('counts and names the tests of Playwright’s report; one that passed when retried has passed', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      { projectName: 'phone', status, results: [{}, { error: { message: `${title}\nline 2` } }] },
    ],
  })
  const described = { file: 'a.spec.ts', specs: [spec('inner', 'unexpected')] }
  const specs = [spec('outer', 'unexpected'), spec('again', 'flaky'), spec('good', 'expected')]
  const report = { suites: [{ file: 'a.spec.ts', specs, suites: [described] }] }
  expect(read(report)).toEqual({
    passed: 2,
    failed: 2,
    notes: [
      'FAILED [phone] a.spec.ts › outer: outer',
      'FAILED [phone] a.spec.ts › inner: inner',
      'flaky [phone] a.spec.ts › again: again',
    ],
  })
})

it('counts nothing where there is no report', () => {
  expect(readReport('/nowhere/report.json')).toEqual({ passed: 0, failed: 0, notes: [] })
})
