import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** How long a process may take to stop when asked, in milliseconds. */
const patience = 5000

/**
 * Runs processes that live and die together: when one ends by itself the others are stopped, and
 * so are all on Ctrl-C or SIGTERM.
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

  /** Stops with npm: its shell dies of a signal without passing it on. */
  #watchParent() {
    const parent = process.ppid
    const check = () => {
      if (process.ppid !== parent) void this.stop(0)
    }
    setInterval(check, 500).unref()
  }

  /**
   * @param {string} name
   * @param {string[]} command what node runs
   * @param {{ cwd: string, env: Record<string, string | undefined> }} options
   */
  start(name, command, { cwd, env }) {
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    this.#running.push({ name, child })
    child.once('exit', (code, signal) => {
      if (this.#stopping) return
      console.error(`The ${name} stopped by itself (${signal ?? `code ${code}`}).`)
      void this.stop(1)
    })
  }

  /**
   * Waits until an address answers with success.
   * @param {string} name
   * @param {string} url
   * @param {number} limit milliseconds
   */
  async waitFor(name, url, limit) {
    const end = Date.now() + limit
    while (Date.now() < end && !this.#stopping) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (this.#stopping) return new Promise(() => undefined)
    console.error(`The ${name} does not answer at ${url} after ${limit / 1000} s.`)
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

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await exit
  clearTimeout(timer)
}
