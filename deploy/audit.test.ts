import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What CI makes of a report of `npm audit`. */
function audit(report: object | string) {
  const input = typeof report === 'string' ? report : JSON.stringify(report)
  const { status, stdout } = spawnSync('node', ['.ci/audit.mjs'], { input, encoding: 'utf8' })
  return { status, stdout }
}

const found = (severity: string, fixAvailable: unknown) => ({
  vulnerabilities: { fresh: { name: 'fresh', range: '<0.5.2', severity, fixAvailable } },
})

test('a serious vulnerability that an update mends fails', () => {
  expect(audit(found('high', true)).status).toBe(1)
  expect(audit(found('critical', { name: 'send', version: '0.16.1' })).status).toBe(1)
})

test('one without a fix is said, and a lesser one is not', () => {
  const { status, stdout } = audit(found('high', false))
  expect(status).toBe(0)
  expect(stdout).toContain('fresh <0.5.2, high: there is no fix yet')
  expect(audit(found('moderate', true))).toEqual({ status: 0, stdout: '' })
})

test.each([{ message: '405 Method Not Allowed' }, '', 'npm error'])(
  'where the registry does not answer, that is said: %j',
  (report) => {
    const { status, stdout } = audit(report)
    expect(status).toBe(0)
    expect(stdout).toContain('LEFT OUT')
  },
)
