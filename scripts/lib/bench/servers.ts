import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAnswering } from '../supervisor/is-answering.mjs'

/** How long a start may take, in milliseconds: it may build. */
export const startTimeoutMs = 600_000

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

export type Server = {
  command: string[]
  cwd: string
  env?: Record<string, string>
  origin: string
}

/**
 * Starts a server, waits until it answers, and stops it when `use` is done.
 * @param use gets its process id, and what it has written so far
 * @param options `onOneCore`: it and what it starts share the first core where `taskset` exists
 */
export async function withServer<T>(
  { command, cwd, env, origin }: Server,
  use: (pid: number, output: () => string) => Promise<T>,
  { onOneCore = false } = {},
): Promise<T> {
  const bound = onOneCore && hasTaskset ? ['taskset', '-c', '0', ...command] : command
  const [program = '', ...args] = bound
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
    await Promise.race([untilItAnswers(origin), early])
    return await use(child.pid ?? 0, () => output)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const signal = AbortSignal.timeout(startTimeoutMs)
  while (!(await isAnswering(url))) await sleep(100, undefined, { signal })
}

/** Restricts this process, and those it starts later, to all cores but the first. */
export function leaveFirstCore() {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', '1-63', String(process.pid)])
}
