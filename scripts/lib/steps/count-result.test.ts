import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countResult } from './count-result.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function count(succeeded: boolean, numPassedTests: number, numFailedTests: number) {
  const report = path.join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ numPassedTests, numFailedTests }))
  return countResult({ succeeded, report })
}

test('a step without tests counts when it fails', () => {
  expect(countResult({ succeeded: true })).toEqual({ passed: 0, failed: 0 })
  expect(countResult({ succeeded: false })).toEqual({ passed: 0, failed: 1 })
})

test('a test run counts its tests', () => {
  expect(count(true, 7, 0)).toEqual({ passed: 7, failed: 0 })
  expect(count(false, 7, 2)).toEqual({ passed: 7, failed: 2 })
})

test('a test run that breaks without a failing test has failed', () => {
  expect(count(false, 7, 0)).toEqual({ passed: 7, failed: 1 })
})

test('a test run without tests, or without a report, has failed', () => {
  expect(count(true, 0, 0)).toEqual({ passed: 0, failed: 1 })
  const report = path.join(folder, 'missing.json')
  expect(countResult({ succeeded: true, report })).toEqual({ passed: 0, failed: 1 })
})

test('a test run that may be empty has not failed without a report', () => {
  const report = path.join(folder, 'missing.json')
  const result = { report, mayBeEmpty: true }
  expect(countResult({ ...result, succeeded: true })).toEqual({ passed: 0, failed: 0 })
  expect(countResult({ ...result, succeeded: false })).toEqual({ passed: 0, failed: 1 })
})
