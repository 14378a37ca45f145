import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** Starts a server, bound to the first core where `taskset` exists. */
export function startOnOneCore(command: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', '0', ...command] : command
  return spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
}

/** Restricts this process, and those it starts later, to all cores but the first. */
export function leaveFirstCore() {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', '1-63', String(process.pid)])
}

/**
 * Requests a URL until its response fulfils a condition.
 * @param options `limit` in seconds, `pause` between requests in milliseconds
 * @returns the seconds that it took
 * @throws when the limit is reached
 */
export async function until(
  url: string,
  satisfies: (response: Response) => boolean | Promise<boolean>,
  { limit = 300, pause = 100 } = {},
): Promise<number> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  while (seconds() < limit) {
    const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined)
    if (response && (await satisfies(response))) return seconds()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`${url} did not answer as expected within ${limit} s`)
}

/** Stops a process and waits for its end. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** The resident memory of a process and its descendants, in mebibytes, by command. */
export function residentMemory(root: number): { command: string; megabytes: number }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
  const rows = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command ? [{ pid, parent, megabytes: Number(kilobytes) / 1024, command }] : []
  })
  const family = new Set([String(root)])
  for (const row of rows) if (family.has(row.parent ?? '')) family.add(row.pid ?? '')
  return rows.filter((row) => family.has(row.pid ?? ''))
}
