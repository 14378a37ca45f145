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
export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts a site against the given backend. The caller stops it. */
export async function startSite({ apiBaseUrl, env = {}, folder = root }: SiteOptions) {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'site-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const variables: NodeJS.ProcessEnv = {
    ...machineEnv(process.env),
    ...ignoreEnvFiles,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    SITE_URL: url,
    API_BASE_URL: apiBaseUrl,
    REVALIDATE_SECRET: revalidateSecret,
    CACHE_DIR: cacheDir,
    ...env,
  }
  let child: ChildProcess | undefined
  let output = ''

  /** Starts it and waits until `GET /api/health`, which the backend does not decide, answers 200. */
  async function start() {
    if (!existsSync(buildIdFile)) throw new Error('There is no build: run `npm run build` first.')
    const args = ['--import', exitWithParent, ...siteServer(folder)]
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc']
    const started = spawn(process.execPath, args, { cwd: folder, env: variables, stdio })
    for (const stream of [started.stdout, started.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child = started
    const deadline = Date.now() + startTimeoutMs
    while (!(await isAnswering(`${url}/api/health`, 5000))) {
      if (!isRunning(started)) throw new Error(`The site ended at its start:\n${output}`)
      if (Date.now() > deadline)
        throw new Error(`The site did not answer in ${startTimeoutMs} ms:\n${output}`)
      await sleep(100)
    }
  }

  /** Sends SIGTERM, and SIGKILL when it has not ended after two seconds. */
  async function end() {
    const ending = child
    if (!ending || !isRunning(ending)) return
    const ended = once(ending, 'exit')
    ending.kill('SIGTERM')
    const timer = setTimeout(() => ending.kill('SIGKILL'), 2000)
    await ended
    clearTimeout(timer)
  }

  const deleteCache = () => rm(cacheDir, { recursive: true, force: true })
  const site = {
    /** Its public origin, without a slash at the end. */
    url,
    port,
    /** Everything it has printed since `clearOutput`, over restarts too. */
    output: () => output,
    clearOutput: () => void (output = ''),
    /** Tells it that these resources have changed, as a backend does. */
    async revalidate(contents: readonly Resource[]) {
      const authorization = `Bearer ${revalidateSecret}`
      const { status } = await fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ contents }),
      })
      if (status !== 200) throw new Error(`POST /api/revalidate: ${status}`)
    },
    /** The address of a preview, as the back-office signs it. */
    previewUrl: (kind: PreviewKind, id: number) =>
      url + previewPath(kind, String(id), revalidateSecret, Date.now()),
    /**
     * Ends the process and starts it again: same port, same cache directory.
     * @param emptied whether everything in the cache directory is deleted meanwhile
     */
    async restart({ emptied = false } = {}) {
      await end()
      if (emptied) await deleteCache()
      await start()
    },
    /** Ends it for good and removes its cache directory. */
    async stop() {
      await end()
      await deleteCache()
    },
  }
  try {
    await start()
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) === null
