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

/**
 * One program that is started again when it ends, once it has been ready: what never became ready
 * would fail again for the same reason.
 */
export class SupervisedProcess {
  #name
  #onChange
  #delays
  /** @type {Program | undefined} */
  #program
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  /** @type {NodeJS.Timeout | undefined} */
  #restart
  /** @type {'starting' | 'running' | 'stopped'} */
  #state = 'stopped'
  #failures = 0
  #startedAt = 0

  /**
   * @param {string} name for messages
   * @param {{ onChange?: () => void, delays?: typeof defaultDelays }} [options] `onChange` is called
   *   after each change of `pid`
   */
  constructor(name, { onChange = () => undefined, delays = defaultDelays } = {}) {
    this.#name = name
    this.#onChange = onChange
    this.#delays = delays
  }

  /** Its process id; undefined while it does not run. */
  get pid() {
    return this.#child?.pid
  }

  /**
   * Starts a program and waits until it is ready.
   * @param {Program} program
   * @returns {Promise<boolean>} false, after a message, when it ended or did not answer in time; it
   *   is then not started again
   */
  async start(program) {
    await this.stop()
    this.#program = program
    this.#failures = 0
    this.#state = 'starting'
    const child = this.#spawn(program)
    const isReady = await this.#untilReady(child, program.startTimeoutMs)
    if (isReady) this.#state = 'running'
    else if (this.#child === child && this.#state === 'starting') {
      log.error(`The ${this.#name} does not answer after ${program.startTimeoutMs / 1000} s.`)
      await this.stop()
    }
    return isReady
  }

  /** Stops it for good, also while it waits for its restart. */
  async stop() {
    this.#state = 'stopped'
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child) return
    child.kill(this.#program?.stopSignal ?? 'SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    await new Promise((resolve) => child.once('close', resolve))
    clearTimeout(timer)
  }

  /** @param {Program} program */
  #spawn({ command: [file = '', ...args], cwd, env, user, ownGroup = false }) {
    const child = spawn(file, args, {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
      ...user,
    })
    this.#child = child
    this.#startedAt = Date.now()
    child.once('error', (error) => log.error(`The ${this.#name}: ${error.message}`))
    // After `exit`, and also after an `error` at the start.
    child.once('close', (code, signal) => {
      if (ownGroup) killGroup(child.pid)
      this.#ended(signal ?? `code ${code}`)
    })
    this.#onChange()
    return child
  }

  /** @param {string} reason */
  #ended(reason) {
    this.#child = undefined
    this.#onChange()
    if (this.#state === 'stopped') return
    if (this.#state === 'starting') {
      log.error(`The ${this.#name} ended at its start (${reason}).`)
      return
    }
    const { first, last, resetAfter } = this.#delays
    if (Date.now() - this.#startedAt >= resetAfter) this.#failures = 0
    const delay = Math.min(first * 2 ** this.#failures++, last)
    const again = `it is started again in ${delay / 1000} s.`
    log.error(`The ${this.#name} ended unexpectedly (${reason}); ${again}`)
    this.#restart = setTimeout(() => void this.#startAgain(), delay)
  }

  async #startAgain() {
    if (!this.#program) return
    const isReady = await this.#untilReady(this.#spawn(this.#program), Infinity)
    if (isReady) log.info(`The ${this.#name} answers again.`)
  }

  /** @param {import('node:child_process').ChildProcess} child @param {number} timeoutMs */
  async #untilReady(child, timeoutMs) {
    const deadline = Date.now() + timeoutMs
    while (this.#child === child && this.#state !== 'stopped' && Date.now() < deadline) {
      if (await this.#program?.isReady()) return this.#child === child
      await sleep(pollIntervalMs)
    }
    return false
  }
}

/** @param {number | undefined} leader the process id of a group's first process */
export function killGroup(leader) {
  // It throws where none is left.
  if (leader) attempt(() => process.kill(-leader, 'SIGKILL'))
}
