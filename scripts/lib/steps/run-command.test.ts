import { expect, test } from 'vitest'
import { runCommand } from './run-command.mjs'

const node = (script: string) =>
  runCommand([process.execPath, '-e', script], { cwd: import.meta.dirname })

test('returns both streams', async () => {
  const { succeeded, output } = await node("console.log('one'); console.error('two')")
  expect(succeeded).toBe(true)
  expect(output.split('\n').toSorted()).toEqual(['', 'one', 'two'])
})

test('an exit code other than 0, a signal and a missing program are failures', async () => {
  expect(await node('process.exit(3)')).toMatchObject({ succeeded: false })
  expect(await node('process.kill(process.pid)')).toMatchObject({ succeeded: false })
  const missing = await runCommand(['/nowhere/program'], { cwd: import.meta.dirname })
  expect(missing.succeeded).toBe(false)
  expect(missing.output).toContain('/nowhere/program')
})
