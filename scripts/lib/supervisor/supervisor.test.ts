import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'

let running: ChildProcess | undefined
afterEach(() => running?.kill('SIGKILL'))

/** A process that supervises; `body` may use `supervisor`, `program(script)` and `print(...words)`. */
function run(body: string) {
  const file = path.join(import.meta.dirname, 'supervisor.mjs')
  const script = `
    import { createSupervisor } from ${JSON.stringify(file)}
    const supervisor = createSupervisor()
    const print = (...words) => console.log(words.join(' '))
    const program = (script, ready = true) => ({
      command: [process.execPath, '-e', script],
      cwd: '.', env: process.env, startTimeoutMs: 10_000, isReady: async () => ready,
    })
    const waits = 'setInterval(() => {}, 1000)'
    ${body}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, npm_lifecycle_event: '' },
  })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return { child, output: () => output, ended: once(child, 'exit') }
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pidIn = (output: string, name: string) =>
  Number(new RegExp(`${name} (\\d+)`).exec(output)?.[1])

it('keeps the others running when one is killed', async () => {
  const { child, output, ended } = run(`
    await supervisor.start('one', program(waits))
    await supervisor.start('two', program(waits))
    print('one', supervisor.pid('one'), 'two', supervisor.pid('two'))`)
  await expect.poll(() => output()).toContain('two ')
  const [one, two] = [pidIn(output(), 'one'), pidIn(output(), 'two')]
  process.kill(one, 'SIGKILL')
  await expect.poll(() => output()).toContain('The one answers again.')
  expect(isRunning(two)).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(isRunning(two)).toBe(false)
})

it('ends everything with status 1 when a first start fails', async () => {
  const { output, ended } = run(`
    await supervisor.start('one', program(waits))
    print('one', supervisor.pid('one'))
    await supervisor.start('two', program('process.exit(4)', false))
    print('never')`)
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('The two ended at its start (code 4).')
  expect(output()).not.toContain('never')
  expect(isRunning(pidIn(output(), 'one'))).toBe(false)
})

it('runs a command to its end, and tells what it wrote', async () => {
  const { output } = run(`
    const command = (script) => ({ command: [process.execPath, '-e', script], cwd: '.', env: process.env })
    const good = await supervisor.run(command('console.log("done")'))
    const bad = await supervisor.run(command('console.error("why"); process.exit(3)'))
    print(JSON.stringify([good, bad]))
    await supervisor.run({ ...command('console.log("shown")'), live: true })`)
  await expect.poll(() => output()).toContain('shown')
  const [told = '', ...shown] = output().trim().split('\n')
  expect(shown).toEqual(['shown'])
  expect(JSON.parse(told)).toEqual([
    { succeeded: true, output: 'done\n' },
    { succeeded: false, output: 'why\n' },
  ])
})

it('kills a command, with all that it has started, when everything stops', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'))
  const file = path.join(folder, 'worker')
  const { child, output, ended } = run(`
    const script = 'sleep 1000 & echo $! > ${file}; wait'
    await supervisor.run({ command: ['/bin/sh', '-c', script], cwd: '.', env: process.env })
    print('never')`)
  const worker = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  await expect.poll(() => worker()).toBeGreaterThan(0)
  expect(isRunning(worker())).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect.poll(() => isRunning(worker())).toBe(false)
  expect(output()).not.toContain('never')
  rmSync(folder, { recursive: true })
})

it('ends everything with status 1 when nothing catches an error', async () => {
  const { output, ended } = run(`
    await supervisor.start('one', program(waits))
    print('one', supervisor.pid('one'))
    setTimeout(() => { throw new Error('odd') })`)
  expect(await ended).toEqual([1, null])
  expect(output()).toContain('The supervisor failed.')
  expect(isRunning(pidIn(output(), 'one'))).toBe(false)
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends it while a process waits for its restart',
  async (signal) => {
    const { child, output, ended } = run(`
      await supervisor.start('one', program(waits))
      process.kill(supervisor.pid('one'), 'SIGKILL')`)
    await expect.poll(() => output()).toContain('it is started again')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
  },
)
