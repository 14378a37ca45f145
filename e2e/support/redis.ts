import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureRedis } from '../../scripts/lib/find-servers.mjs'
import { freePort } from './ports'
import { NodeProcess } from './process'

const startTimeoutMs = 10_000

/** Runs a command, and kills it with SIGKILL when this process ends for whatever reason. */
const runAndKillOnExit = `
  const [command, ...args] = process.argv.slice(1)
  const child = require('node:child_process').spawn(command, args, { stdio: 'inherit' })
  child.once('exit', (code) => process.exit(code ?? 1))
  process.once('exit', () => child.kill('SIGKILL'))
  process.once('SIGTERM', () => process.exit(0))
`

/** A Redis server without persistence that can crash and come back on the same port. */
class RedisServer {
  readonly url: string
  #port: number
  #directory: string
  #process: NodeProcess | null = null
  #log = ''

  constructor(port: number, directory: string) {
    this.#port = port
    this.#directory = directory
    this.url = `redis://127.0.0.1:${port}`
  }

  /** Starts an empty server and waits until it accepts connections. */
  async start(): Promise<void> {
    const options = {
      bind: '127.0.0.1',
      port: String(this.#port),
      dir: this.#directory,
      save: '',
      appendonly: 'no',
    }
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
    const started = new NodeProcess(
      ['-e', runAndKillOnExit, ensureRedis(), ...args],
      process.env,
      (text) => {
        this.#log += text
      },
    )
    this.#process = started
    const deadline = Date.now() + startTimeoutMs
    while (!(await this.#isListening())) {
      if (!started.isRunning || Date.now() > deadline) {
        await this.crash()
        throw new Error(`Redis did not start:\n${this.#log}`)
      }
      await sleep(50)
    }
  }

  /** Kills the server with SIGKILL and waits until its port refuses connections; data is lost. */
  async crash(): Promise<void> {
    await this.#process?.stop()
    this.#process = null
    while (await this.#isListening()) await sleep(50)
  }

  /** Ends the server for good and removes its directory. */
  async stop(): Promise<void> {
    await this.crash()
    await rm(this.#directory, { recursive: true, force: true })
  }

  #isListening(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  }
}

/** Starts a Redis server on a free loopback port. The caller stops it. */
export async function startRedis(): Promise<RedisServer> {
  const redis = new RedisServer(await freePort(), await mkdtemp(path.join(tmpdir(), 'redis-e2e-')))
  try {
    await redis.start()
    return redis
  } catch (error) {
    await redis.stop()
    throw error
  }
}
