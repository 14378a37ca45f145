import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { plainLogger } from '../../../platform/log/plain-logger.mjs'
import { killGroup, superviseProcess } from './supervised-process.mjs'

/** @typedef {import('./supervised-process.mjs').Program} Program */

/** How often npm is looked for, in milliseconds. */
const parentIntervalMs = 500

/**
 * Runs programs together: each one that ends is started again while the others keep running; Ctrl-C,
 * SIGTERM and an error that nothing catches stop all of them.
 * @param {{ onChange?: () => void }} [options] `onChange` is called after each change of a `pid`
 */
export function createSupervisor({ onChange } = {}) {
  /** @type {Map<string, import('./supervised-process.mjs').SupervisedProcess>} */
  const processes = new Map()
  /** Those of `run`. @type {Set<import('node:child_process').ChildProcess>} */
  const commands = new Set()
  let stopping = false

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0))
  process.on('uncaughtException', (error) => {
    // A terminal that is gone takes no line, and would fail again.
    if (!stopping) plainLogger('supervisor').error({ error }, 'The supervisor failed.')
    void stop(1)
  })
  // The shell of npm does not pass signals on: when it has ended, everything stops.
  const parent = process.ppid
  const check = () => void (process.ppid !== parent && stop(0))
  if (process.env.npm_lifecycle_event) setInterval(check, parentIntervalMs).unref()

  /**
   * Stops a program, if it runs, and starts it, or another in its place.
   * @param {string} name
   * @param {Program} program
   * @returns {Promise<boolean>} whether it is ready; if not, it does not run
   */
  async function replace(name, program) {
    if (stopping) return false
    const supervised = processes.get(name) ?? superviseProcess(name, { onChange })
    processes.set(name, supervised)
    return supervised.start(program)
  }

  /** @param {number} code the exit code of this process */
  async function stop(code) {
    if (stopping) return
    stopping = true
    for (const { pid } of commands) killGroup(pid)
    await Promise.all([...processes.values()].map((supervised) => supervised.stop()))
    process.exit(code)
  }

  return {
    replace,
    stop,
    /** The process id of a program; undefined while it does not run. @param {string} name */
    pid: (name) => processes.get(name)?.pid,
    /**
     * Starts a program and waits until it is ready; ends everything, with status 1, when it fails.
     * @param {string} name for messages
     * @param {Program} program
     */
    async start(name, program) {
      if (!(await replace(name, program))) await stop(1)
      // While everything stops, what the caller does next must not begin.
      if (stopping) await new Promise(() => undefined)
    },
    /**
     * Runs a command to its end; it is killed, with all that it has started, when everything stops.
     * @param {Pick<Program, 'command' | 'cwd' | 'env'> & { live?: boolean }} program `live`: what it writes is
     *   shown at once
     * @returns {Promise<{ succeeded: boolean, output: string }>} `output`: what it has written otherwise
     */
    async run({ command: [file = '', ...args], cwd, env, live = false }) {
      const written = live ? 'inherit' : 'pipe'
      const child = spawn(file, args, {
        cwd,
        env: /** @type {NodeJS.ProcessEnv} */ (env),
        stdio: ['ignore', written, written],
        detached: true,
      })
      commands.add(child)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text))
      }
      const [code] = await once(child, 'close')
      commands.delete(child)
      // While everything stops, what the caller does next must not begin.
      if (stopping) await new Promise(() => undefined)
      return { succeeded: code === 0, output }
    },
  }
}
