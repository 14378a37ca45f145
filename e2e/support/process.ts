import { spawn, type ChildProcess } from 'node:child_process'
import { root } from './paths'

/**
 * Makes a process end when the one that started it does, however that one ended: the channel
 * between them breaks, and the guard leaves.
 */
const exitWithParent =
  'data:text/javascript,process.on("disconnect", () => process.exit(0)); process.channel?.unref()'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A Node process of ours whose output is kept and which cannot outlive us. */
export class NodeProcess {
  #child: ChildProcess
  #ended: Promise<void>
  #isRunning = true

  constructor(args: string[], env: NodeJS.ProcessEnv, onOutput: (text: string) => void) {
    const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
      cwd: root,
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

  /** Asks it to end, and makes it end when it has not after two seconds. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 2000)
    await this.#ended
    clearTimeout(timer)
  }
}
