import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** Starts a server, bound to the first core where the machine can do that. */
export function startOnOneCore(command: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', '0', ...command] : command
  return spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
}

/** Leaves the first core to the server: this process and what it starts use the others. */
export function leaveFirstCore() {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', '1-63', String(process.pid)])
}

/** Asks an address until its answer satisfies; gives the seconds that took. */
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

/** Stops a process that we started and waits for its end. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** The resident memory of a process and what it started, in megabytes, by command. */
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
