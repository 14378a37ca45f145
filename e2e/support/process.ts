import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../../scripts/lib/root.mjs'

/**
 * Makes a process exit when its parent ends for whatever reason: the IPC channel between them is
 * closed then.
 */
const exitWithParent =
  'data:text/javascript,process.on("disconnect", () => process.exit(0)); process.channel?.unref()'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A Node process that ends when this process does; its output is passed on. */
export class NodeProcess {
  #child: ChildProcess
  #ended: Promise<void>
  #isRunning = true

  constructor(
    args: string[],
    env: NodeJS.ProcessEnv,
    onOutput: (text: string) => void,
    folder = root,
  ) {
    const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    running.add(child)
    child.stdout?.setEncoding('utf8').on('data', onOutput)
    child.stderr?.setEncoding('utf8').on('data', onOutput)
    this.#child = child
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#isRunning = false
        running.delete(child)
        resolve()
      }
      child.once('exit', end)
      child.once('error', (error) => {
        onOutput(`${error.message}\n`)
        end()
      })
    })
  }

  /** Whether it has not ended yet. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Sends SIGTERM, and SIGKILL when the process has not ended after two seconds. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 2000)
    await this.#ended
    clearTimeout(timer)
  }
}
