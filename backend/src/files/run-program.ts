import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import pLimit from 'p-limit'
import { singleton } from '../../shared/singleton.mjs'

/** What a program may say when it fails, in characters. */
const outputMaxLength = 4000

/** One program at a time: conversions must leave a core to the server. */
const queue = singleton('conversions', () => {
  const running = new Set<ChildProcess>()
  // A stop does not wait for a conversion, and leaves none behind.
  process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
  return { limit: pLimit(1), running }
})

/**
 * Runs a program at the lowest priority, after those that were asked for before.
 * @throws when it cannot be started, fails, or takes longer than the time limit, which ends it
 */
export function runProgram(program: string, args: string[], timeoutMs: number): Promise<void> {
  const { PATH, VIPS_MAX_COORD } = process.env
  return queue.limit(async () => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { NODE_ENV: 'production', PATH, VIPS_MAX_COORD },
    })
    queue.running.add(child)
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      if (output.length < outputMaxLength) output += chunk.toString()
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    try {
      if (child.pid !== undefined) lowerPriority(child.pid)
      const [code] = (await once(child, 'close')) as [number | null]
      if (code === 0) return
      throw new Error(`${program} ended with ${code ?? 'a signal'}: ${output.trim()}`)
    } finally {
      clearTimeout(timer)
      queue.running.delete(child)
    }
  })
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}
