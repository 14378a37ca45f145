import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'

/** How long a process may take to stop after SIGTERM, in milliseconds; then it is killed. */
const stopTimeoutMs = 5000

/** How long one answer to «are you ready» may take, in milliseconds. */
const answerTimeoutMs = 2000

/**
 * Runs processes together: when one of them ends, the others are stopped; Ctrl-C and SIGTERM stop
 * all of them.
 */
export class Supervisor {
  /** @type {{ name: string, child: import('node:child_process').ChildProcess }[]} */
  #running = []
  #stopping = false

  constructor() {
    process.on('SIGINT', () => void this.stop(0))
    process.on('SIGTERM', () => void this.stop(0))
    if (process.env.npm_lifecycle_event) this.#watchParent()
  }

  /** Under npm: stops when the shell of npm ends, which does not pass signals on. */
  #watchParent() {
    const parent = process.ppid
    const check = () => {
      if (process.ppid !== parent) void this.stop(0)
    }
    setInterval(check, 500).unref()
  }

  /**
   * Starts a Node process; its output goes to this process's output.
   * @param {string} name for messages
   * @param {string[]} command the arguments of node
   * @param {{ cwd: string, env: Record<string, string | undefined> }} options `env` is its whole environment
   */
  start(name, command, { cwd, env }) {
    const child = spawn(process.execPath, command, {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    this.#running.push({ name, child })
    child.once('exit', (code, signal) => {
      if (this.#stopping) return
      console.error(`The ${name} ended unexpectedly (${signal ?? `code ${code}`}).`)
      void this.stop(1)
    })
  }

  /**
   * Waits until a URL answers with a 2xx status; stops everything when it does not in time.
   * @param {string} name
   * @param {string} url with `http:`
   * @param {number} timeoutMs
   */
  async waitFor(name, url, timeoutMs) {
    const deadline = Date.now() + timeoutMs
    while (Date.now() < deadline && !this.#stopping) {
      if (await isOk(url)) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (this.#stopping) return new Promise(() => undefined)
    console.error(`The ${name} does not answer at ${url} after ${timeoutMs / 1000} s.`)
    await this.stop(1)
  }

  /** @param {number} code the exit code of this process */
  async stop(code) {
    if (this.#stopping) return
    this.#stopping = true
    await Promise.all(this.#running.map(({ child }) => end(child)))
    process.exit(code)
  }
}

/**
 * Whether a URL answers with a 2xx status. `fetch` would add 12 MB to a process that lives as long as
 * the servers.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function isOk(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: answerTimeoutMs }, (response) => {
      response.resume()
      const { statusCode = 500 } = response
      resolve(statusCode >= 200 && statusCode < 300)
    })
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false))
  })
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
  await exit
  clearTimeout(timer)
}
