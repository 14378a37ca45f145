import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority, totalmem } from 'node:os'
import path from 'node:path'
import pLimit from 'p-limit'
import { attempt } from '../../../platform/attempt.mjs'
import { backendRoot } from '../../environment/backend-root.mjs'
import { singleton } from '../../server/singleton.mjs'

/** What a program may say when it fails, in characters. */
const outputMaxLength = 4000

/** One program of each kind at a time, to leave a core to the server. Visitors come first, then pictures. */
const queue = singleton('conversions', () => {
  const running = new Set<ChildProcess>()
  // A stop does not wait for a conversion, and leaves none behind.
  process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
  return { films: pLimit(1), pictures: pLimit(1), running }
})

/** Bytes of memory of a program; less where the server's container or unit, which it must not fill, has less. */
const memoryMax = () =>
  Math.min(1_250_000_000, 0.85 * Math.min(totalmem(), process.constrainedMemory() || Infinity))

const niceness = { films: constants.priority.PRIORITY_LOW, pictures: 5 }

/** Runs a program at a low priority, after those of its kind. @throws when it fails, or takes too long or much memory */
export function runProgram(
  program: string,
  args: string[],
  timeoutMs: number,
  kind: 'films' | 'pictures' = 'films',
): Promise<void> {
  const { PATH, VIPS_MAX_COORD } = process.env
  return queue[kind](async () => {
    const kilobytes = String(Math.round(memoryMax() / 1024))
    // The shell sets the limit, and becomes the program.
    const child = spawn('sh', ['-c', 'ulimit -d "$0"; exec "$@"', kilobytes, program, ...args], {
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
      const { pid } = child
      // It may have ended already.
      if (pid !== undefined) attempt(() => setPriority(pid, niceness[kind]))
      const [code] = (await once(child, 'close')) as [number | null]
      if (code === 0) return
      throw new Error(`${program} ended with ${code ?? 'a signal'}: ${output.trim()}`)
    } finally {
      clearTimeout(timer)
      queue.running.delete(child)
    }
  })
}

/** Opens a picture by a script of pictures/, in a process of its own: none fills the server's memory. @throws as above */
export const openPicture = (script: string, ...files: string[]) =>
  runProgram(
    process.execPath,
    [path.join(backendRoot(), `pictures/${script}.mjs`), ...files],
    60_000,
    'pictures',
  )
