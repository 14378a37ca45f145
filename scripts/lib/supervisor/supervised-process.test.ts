import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Program, type SupervisedProcess, superviseProcess } from './supervised-process.mjs'

const delays = { first: 50, last: 200, resetAfter: 60_000 }
const waitsForEver = 'setInterval(() => {}, 1000)'

let folder: string
let supervised: SupervisedProcess
let lines: string[]
let pids: (number | undefined)[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervised-'))
  lines = []
  pids = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push((JSON.parse(String(line)) as { message: string }).message)
    return true
  })
  supervised = superviseProcess('site', { delays, onChange: () => pids.push(supervised.pid) })
})

afterEach(async () => {
  await supervised.stop()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Node running a script. */
function program(script: string, changes: Partial<Program> = {}): Program {
  return {
    command: [process.execPath, '-e', script],
    cwd: folder,
    env: process.env,
    isReady: async () => true,
    startTimeoutMs: 10_000,
    ...changes,
  }
}

/** Whether a process runs; one that ended stays in the table of the system until its parent asks. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** Kills a process as a crash would; throws while it does not run. */
function kill({ pid }: SupervisedProcess): number {
  if (pid === undefined) throw new Error('It does not run.')
  process.kill(pid, 'SIGKILL')
  return pid
}

/** Ends with status 3, except at its first start. */
const failsLater = `
  const { existsSync, writeFileSync } = require('node:fs')
  if (existsSync('started')) process.exit(3)
  writeFileSync('started', '')
  ${waitsForEver}`

const started = () => existsSync(path.join(folder, 'started'))
const restarts = () => lines.filter((line) => line.includes('it is started again'))

it('starts a process again that was killed, and says so in two lines', async () => {
  expect(await supervised.start(program(waitsForEver))).toBe(true)
  const killed = kill(supervised)
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines).toEqual([
    'The site ended unexpectedly (SIGKILL); it is started again in 0.05 s.',
    'The site answers again.',
  ])
  expect(supervised.pid).not.toBe(killed)
  expect(pids).toEqual([killed, undefined, supervised.pid])
})

it('doubles the delay of restarts up to a limit, and begins anew after a long run', async () => {
  const isReady = async () => started()
  await supervised.start(program(failsLater, { isReady }))
  kill(supervised)
  await expect.poll(() => restarts()).toHaveLength(4)
  expect(restarts().map((line) => / ([\d.]+ s)\.$/.exec(line)?.[1])).toEqual([
    ...['0.05 s', '0.1 s', '0.2 s', '0.2 s'],
  ])

  const patient = { ...delays, resetAfter: 0 }
  const other = superviseProcess('other', { delays: patient })
  await other.start(program(waitsForEver))
  for (const count of [5, 6]) {
    await vi.waitFor(() => kill(other), 30_000)
    await expect.poll(() => restarts().length).toBeGreaterThanOrEqual(count)
  }
  await other.stop()
  expect(lines.filter((line) => line.includes('other ended')).join()).not.toContain('0.1 s')
})

it('does not start a process again that never became ready', async () => {
  const isReady = async () => false
  expect(await supervised.start(program('process.exit(2)', { isReady }))).toBe(false)
  expect(lines).toEqual(['The site ended at its start (code 2).'])
  expect(supervised.pid).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, delays.last))
  expect(lines).toHaveLength(1)
})

it('gives up, and stops the process, when it does not answer in time', async () => {
  const slow = program(waitsForEver, { isReady: async () => false, startTimeoutMs: 200 })
  expect(await supervised.start(slow)).toBe(false)
  expect(lines).toEqual(['The site does not answer after 0.2 s.'])
  expect(supervised.pid).toBeUndefined()
})

it('says nothing of a limit when it is stopped before it answers', async () => {
  const stopsLate = `process.on('SIGTERM', () => setTimeout(process.exit, 400)); ${waitsForEver}`
  const isReady = vi.fn(async () => false)
  const started = supervised.start(program(stopsLate, { isReady }))
  await expect.poll(() => isReady.mock.calls.length).toBeGreaterThan(8)
  await supervised.stop()
  expect(await started).toBe(false)
  expect(lines).toEqual([])
})

it('names a program that cannot be run', async () => {
  const missing = program('', { command: ['/nowhere/server'], isReady: async () => false })
  expect(await supervised.start(missing)).toBe(false)
  expect(lines.join('\n')).toContain('spawn /nowhere/server ENOENT')
})

it('stays stopped when it is stopped while it waits for its restart', async () => {
  await supervised.start(program(waitsForEver))
  kill(supervised)
  await expect.poll(() => restarts()).toHaveLength(1)
  await supervised.stop()
  await new Promise((resolve) => setTimeout(resolve, delays.last))
  expect(supervised.pid).toBeUndefined()
})

it('stops with the signal of the program, without a word', async () => {
  const script = `process.on('SIGINT', () => { require('node:fs').writeFileSync('asked', ''); process.exit() });
    require('node:fs').writeFileSync('started', ''); ${waitsForEver}`
  const isReady = async () => started()
  await supervised.start(program(script, { stopSignal: 'SIGINT', isReady }))
  await supervised.stop()
  expect(existsSync(path.join(folder, 'asked'))).toBe(true)
  expect(lines).toEqual([])
})

it('replaces the program by another one', async () => {
  await supervised.start(program(waitsForEver))
  const former = supervised.pid
  writeFileSync(path.join(folder, 'new.js'), waitsForEver)
  await supervised.start(program('', { command: [process.execPath, 'new.js'] }))
  expect(supervised.pid).not.toBe(former)
  expect(lines).toEqual([])
})

it('kills what the process has left of its own group before it is started again', async () => {
  const worker = `
    const { spawn } = require('node:child_process')
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    require('node:fs').writeFileSync('worker', String(pid))
    require('node:fs').writeFileSync('started', '')
    ${waitsForEver}`
  await supervised.start(program(worker, { ownGroup: true, isReady: async () => started() }))
  const pid = Number(readFileSync(path.join(folder, 'worker'), 'utf8'))
  expect(process.kill(pid, 0)).toBe(true)
  kill(supervised)
  await expect.poll(() => isAlive(pid)).toBe(false)
})
