import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Step } from './run-steps'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs steps in a process of their own. */
function run(steps: Step[]) {
  const runner = path.join(import.meta.dirname, 'run-steps.ts')
  const program = `import { runSteps } from ${JSON.stringify(runner)}
    await runSteps(${JSON.stringify(steps)})`
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { output: stdout, errors: stderr, status, last: stdout.trimEnd().split('\n').at(-1) }
}

/** A step whose test runner writes a report of vitest. */
function testStep(name: string, statuses: string[], code = 0): Step {
  const tests = statuses.map((status) => ({ fullName: status, status, failureMessages: ['why'] }))
  const source = path.join(folder, `${name}.source.json`)
  const report = path.join(folder, `${name}.json`)
  const file = { name: 'a.test.ts', status: 'passed', assertionResults: tests }
  writeFileSync(source, JSON.stringify({ testResults: [file] }))
  return { name, command: `cp ${source} ${report}; exit ${code}`, report }
}

it('adds up tests and failed steps, and names what failed', () => {
  const { output, status, last } = run([
    { name: 'lint', command: 'echo one; echo two >&2; exit 3' },
    { name: 'types', command: 'true' },
    testStep('unit', ['passed', 'passed', 'failed'], 1),
    testStep('backend', ['passed']),
  ])
  expect(output).toContain('— lint\none\ntwo\n')
  expect(output).toContain('FAILED lint\nFAILED a.test.ts › failed: why\n')
  expect([status, last]).toEqual([1, '3 passed, 2 failed'])
})

it('all is well when nothing failed', () => {
  expect(run([testStep('unit', ['passed'])])).toMatchObject({
    status: 0,
    last: '1 passed, 0 failed',
  })
})

it('a test runner that breaks without a failed test, or runs none, has failed', () => {
  const missing = { ...testStep('missing', ['passed']), command: 'true' }
  const steps = [testStep('broken', ['passed'], 1), testStep('empty', []), missing]
  expect(run(steps)).toMatchObject({ status: 1, last: '1 passed, 3 failed' })
  const mayBeEmpty = { ...testStep('empty', []), mayBeEmpty: true }
  expect(run([mayBeEmpty])).toMatchObject({ status: 0, last: '0 passed, 0 failed' })
})

it('a step waits for those it comes after, failed or not, and is left out without those it needs', () => {
  const { output, last } = run([
    { name: 'build', command: 'sleep 0.5; exit 1' },
    { name: 'types', command: 'true', after: ['build'] },
    { name: 'lint', command: 'true' },
    { name: 'pages', command: 'true', needs: ['build'] },
  ])
  expect([...output.matchAll(/ {2}(\w+): \w+ in/g)].map(([, name]) => name)).toEqual([
    ...['lint', 'build', 'types'],
  ])
  expect(output).toContain('LEFT OUT pages, which needs: build')
  expect(last).toBe('0 passed, 1 failed')
})

it('a step that waits for one that is not before it is named', () => {
  const { errors, status } = run([{ name: 'a', command: 'true', after: ['typo'] }])
  expect(errors).toContain('a waits for typo, which is not before it.')
  expect(status).not.toBe(0)
})
