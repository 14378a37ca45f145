import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { attempt } from '../../../platform/attempt.mjs'
import { plainLogger } from '../../../platform/log/plain-logger.mjs'

/**
 * @typedef {object} Program
 * @property {string[]} command the program and its arguments
 * @property {string} cwd
 * @property {Record<string, string | undefined>} env its whole environment
 * @property {() => Promise<boolean>} isReady whether it answers
 * @property {number} startTimeoutMs how long it may take until then
 * @property {NodeJS.Signals} [stopSignal] SIGTERM by default
 * @property {boolean} [ownGroup] whether the processes that it starts are killed when it has ended
 * @property {{ uid?: number, gid?: number }} [user] who runs it; the user of this process by default
 */

const log = plainLogger('supervisor')

/** How long a process may take to stop, in milliseconds; then it is killed. */
const stopTimeoutMs = 5000

/** Milliseconds between two questions whether a process that starts is ready. */
const pollIntervalMs = 100

/** Milliseconds before a restart: the first, doubled each time up to the last; from the first again after a run of `resetAfter`. */
const defaultDelays = { first: 500, last: 30_000, resetAfter: 60_000 }

/** @typedef {ReturnType<typeof superviseProcess>} SupervisedProcess */

/**
 * One program that is started again when it ends, once it has been ready: what never became ready
 * would fail again for the same reason.
 * @param {string} name for messages
 * @param {{ onChange?: () => void, delays?: typeof defaultDelays }} [options] `onChange` is called
 *   after each change of `pid`
 */
export function superviseProcess(name, { onChange, delays = defaultDelays } = {}) {
  /** @type {Program | undefined} */
  let program
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {NodeJS.Timeout | undefined} */
  let restart
  /** @type {'starting' | 'running' | 'stopped'} */
  let state = 'stopped'
  let failures = 0
  let startedAt = 0

  /** @param {Program} started */
  function launch({ command: [file = '', ...args], cwd, env, user, ownGroup = false }) {
    const launched = spawn(file, args, {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
      ...user,
    })
    child = launched
    startedAt = Date.now()
    launched.once('error', (error) => log.error(`The ${name}: ${error.message}`))
    // After `exit`, and also after an `error` at the start.
    launched.once('close', (code, signal) => {
      if (ownGroup) killGroup(launched.pid)
      noteEnd(signal ?? `code ${code}`)
    })
    onChange?.()
    return launched
  }

  /** @param {string} reason */
  function noteEnd(reason) {
    child = undefined
    onChange?.()
    if (state === 'stopped') return
    if (state === 'starting') return log.error(`The ${name} ended at its start (${reason}).`)
    const { first, last, resetAfter } = delays
    if (Date.now() - startedAt >= resetAfter) failures = 0
    const delay = Math.min(first * 2 ** failures++, last)
    const again = `it is started again in ${delay / 1000} s.`
    log.error(`The ${name} ended unexpectedly (${reason}); ${again}`)
    restart = setTimeout(() => void startAgain(), delay)
  }

  async function startAgain() {
    if (program && (await untilReady(launch(program), Infinity)))
      log.info(`The ${name} answers again.`)
  }

  /** @param {import('node:child_process').ChildProcess} launched @param {number} timeoutMs */
  async function untilReady(launched, timeoutMs) {
    const deadline = Date.now() + timeoutMs
    while (child === launched && state !== 'stopped' && Date.now() < deadline) {
      if (await program?.isReady()) return child === launched
      await sleep(pollIntervalMs)
    }
    return false
  }

  /** Stops it for good, also while it waits for its restart. */
  async function stop() {
    state = 'stopped'
    clearTimeout(restart)
    const stopped = child
    if (!stopped) return
    stopped.kill(program?.stopSignal ?? 'SIGTERM')
    const timer = setTimeout(() => stopped.kill('SIGKILL'), stopTimeoutMs)
    await new Promise((resolve) => stopped.once('close', resolve))
    clearTimeout(timer)
  }

  return {
    /** Its process id; undefined while it does not run. */
    get pid() {
      return child?.pid
    },
    stop,
    /**
     * Starts a program and waits until it is ready.
     * @param {Program} next
     * @returns {Promise<boolean>} false, after a message, when it ended or did not answer in time; it
     *   is then not started again
     */
    async start(next) {
      await stop()
      program = next
      failures = 0
      state = 'starting'
      const launched = launch(next)
      const isReady = await untilReady(launched, next.startTimeoutMs)
      if (isReady) state = 'running'
      else if (child === launched && state === 'starting') {
        log.error(`The ${name} does not answer after ${next.startTimeoutMs / 1000} s.`)
        await stop()
      }
      return isReady
    },
  }
}

/** @param {number | undefined} leader the process id of a group's first process */
export function killGroup(leader) {
  // It throws where none is left.
  if (leader) attempt(() => process.kill(-leader, 'SIGKILL'))
}
