import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Resource } from '../contract/endpoints'
import { type PreviewKind, previewPath } from '../contract/preview-address'
import { ignoreEnvFiles } from '../platform/env-files.mjs'
import { machineEnv } from '../scripts/lib/environment.mjs'
import { siteServer } from '../scripts/lib/next-server.mjs'
import { root } from '../scripts/lib/root.mjs'
import { isAnswering } from '../scripts/lib/supervisor/is-answering.mjs'
import { freePort } from './ports'

/** The secret of `POST /api/revalidate` of every site that tests start. */
export const revalidateSecret = 'secret-for-browser-tests'

/** Ends a process with its parent, for whatever reason: the IPC channel between them is closed then. */
const exitWithParent =
  'data:text/javascript,process.on("disconnect", () => process.exit(0)); process.channel?.unref()'

const buildIdFile = path.join(root, '.next/BUILD_ID')
const startTimeoutMs = 120_000

export type SiteOptions = {
  /** The content backend as the site reaches it; given as is, slashes included. */
  apiBaseUrl: string
  env?: Record<string, string>
  /** Where its sources and its build are; the project's folder unless given. */
  folder?: string
}

/** The production site, started from the existing build, with a cache directory of its own. */
export class Site {
  readonly port: number
  /** Its public origin, without a slash at the end. */
  readonly url: string
  #env: NodeJS.ProcessEnv
  #folder: string
  #cacheDir: string
  #process: ChildProcess | undefined
  #output = ''

  constructor(
    port: number,
    cacheDir: string,
    { apiBaseUrl, env = {}, folder = root }: SiteOptions,
  ) {
    this.port = port
    this.#folder = folder
    this.url = `http://127.0.0.1:${port}`
    this.#cacheDir = cacheDir
    this.#env = {
      ...machineEnv(process.env),
      ...ignoreEnvFiles,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      SITE_URL: this.url,
      API_BASE_URL: apiBaseUrl,
      REVALIDATE_SECRET: revalidateSecret,
      CACHE_DIR: cacheDir,
      ...env,
    }
  }

  /** Everything it has printed since `clearOutput`, over restarts too. */
  output(): string {
    return this.#output
  }

  /** Starts it and waits until `GET /api/health`, which the backend does not decide, answers 200. */
  async start(): Promise<void> {
    if (!existsSync(buildIdFile)) throw new Error('There is no build: run `npm run build` first.')
    const args = ['--import', exitWithParent, ...siteServer(this.#folder)]
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc']
    const options = { cwd: this.#folder, env: this.#env, stdio }
    const started = spawn(process.execPath, args, options)
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text))
    this.#process = started
    const deadline = Date.now() + startTimeoutMs
    while (!(await isAnswering(`${this.url}/api/health`, 5000))) {
      if (!isRunning(started)) throw new Error(`The site ended at its start:\n${this.#output}`)
      if (Date.now() > deadline)
        throw new Error(`The site did not answer in ${startTimeoutMs} ms:\n${this.#output}`)
      await sleep(100)
    }
  }

  /** Forgets what it has printed so far. */
  clearOutput(): void {
    this.#output = ''
  }

  /** Tells it that these resources have changed, as a backend does. */
  async revalidate(contents: readonly Resource[]): Promise<void> {
    const { status } = await fetch(`${this.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contents }),
    })
    if (status !== 200) throw new Error(`POST /api/revalidate: ${status}`)
  }

  /** The address of a preview, as the back-office signs it. */
  previewUrl(kind: PreviewKind, id: number): string {
    return this.url + previewPath(kind, String(id), revalidateSecret, Date.now())
  }

  /**
   * Ends the process and starts it again: same port, same cache directory.
   * @param emptied whether everything in the cache directory is deleted meanwhile
   */
  async restart({ emptied = false } = {}): Promise<void> {
    await this.#end()
    if (emptied) await rm(this.#cacheDir, { recursive: true, force: true })
    await this.start()
  }

  /** Ends it for good and removes its cache directory. */
  async stop(): Promise<void> {
    await this.#end()
    await rm(this.#cacheDir, { recursive: true, force: true })
  }

  /** Sends SIGTERM, and SIGKILL when it has not ended after two seconds. */
  async #end(): Promise<void> {
    const child = this.#process
    if (!child || !isRunning(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000)
    await ended
    clearTimeout(timer)
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) === null

/** Starts a site against the given backend. The caller stops it. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'site-e2e-'))
  const site = new Site(await freePort(), cacheDir, options)
  try {
    await site.start()
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}
