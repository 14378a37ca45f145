import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAnswering } from '../supervisor/is-answering.mjs'

/** How long a start may take, in milliseconds: it may build. */
const startTimeoutMs = 600_000

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

export type Server = {
  command: string[]
  cwd: string
  env?: Record<string, string>
  origin: string
}

/**
 * Starts a server, waits until it answers, and stops it when `use` is done.
 * @param use gets its process id, and what waits for a text that it writes and answers all that it has written
 */
export async function withServer<T>(
  { command: [program = '', ...args], cwd, env, origin }: Server,
  use: (pid: number, written: (text: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'exit')
  const early = ended.then(() => Promise.reject(new Error(`${origin} ended at its start.`)))
  try {
    await Promise.race([until(() => isAnswering(origin)), early])
    return await use(child.pid ?? 0, async (text) => {
      await until(() => output.includes(text))
      return output
    })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs)
  while (!(await check())) await sleep(100, undefined, { signal })
}

/** A server that shares the first core with all that it starts, where `taskset` exists. */
export const onOneCore = (server: Server): Server =>
  hasTaskset ? { ...server, command: ['taskset', '-c', '0', ...server.command] } : server

/** Restricts this process, and those it starts later, to all cores but the first. */
export function leaveFirstCore() {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', '1-63', String(process.pid)])
}
