import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { countTests } from './count-tests.mjs'

function count(report: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  try {
    return countTests(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

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
