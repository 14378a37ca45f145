import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyTemplate } from '../backend/testing/template'
import { ignoreEnvFiles } from '../platform/env-files.mjs'
import type { LogLine } from './captured-log'
import { freePort } from './ports'

const startScript = path.join(import.meta.dirname, '../backend/start.mjs')
export const ownerPassword = 'soleil-de-cotonou'

export type Variables = Record<string, string | undefined>

/** What tests need of a running server. */
export type RunningBackend = {
  url: string
  dataDir: string
  output: () => string
}

/** The built server on a free port, with its own data folder. */
export type Backend = Awaited<ReturnType<typeof launch>>

/** Starts a backend without sample content (unless told) and waits until it answers. */
export async function startBackend(variables: Variables = {}): Promise<Backend> {
  const backend = await launch(variables)
  await untilReady(backend.process, backend.output)
  return backend
}

/** Waits until a started server answers. @throws with its output when it ends before */
export async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes('backend ready http')) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the backend stopped:\n${output()}`)
    await sleep(20)
  }
}

/** Starts a backend without waiting. */
export async function launch(variables: Variables = {}) {
  const port = Number(variables.BACKEND_PORT ?? (await freePort()))
  const dataDir = variables.BACKEND_DATA_DIR ?? newDataFolder(variables)
  const child = spawnBackend(port, dataDir, variables)
  // When this process ends in the middle of a test.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  /** Stops the server; the data stay for another start. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill('SIGTERM')
    return ((await once(child, 'exit')) as [number | null])[0]
  }
  /** Stops the server and deletes its data. */
  const remove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  return { url, port, dataDir, process: child, output: () => output, stop, remove }
}

/** A data folder whose database is migrated already, unless the account that a start creates is tested. */
function newDataFolder(variables: Variables): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-'))
  if (!('OWNER_PASSWORD' in variables) && !variables.DATABASE_URL) copyTemplate(dataDir)
  return dataDir
}

/** Starts the process of a backend with the environment of tests. */
export function spawnBackend(
  port: number,
  dataDir: string,
  variables: Variables,
  stdio: StdioOptions = 'pipe',
): ChildProcess {
  const env = environmentOf(port, dataDir, variables)
  return spawn(process.execPath, [startScript], { cwd: tmpdir(), env, stdio })
}

/** The environment of tests. */
export function environmentOf(port: number, dataDir: string, variables: Variables) {
  return {
    ...ignoreEnvFiles,
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    BACKEND_SEED: 'off',
    FFMPEG_PATH: 'off',
    OWNER_USERNAME: 'proprietaire',
    OWNER_PASSWORD: ownerPassword,
    ...variables,
    BACKEND_PORT: String(port),
    BACKEND_DATA_DIR: dataDir,
  }
}

/** Everything that a server has logged. Throws when a line is not JSON. */
export function logLines(server: Pick<RunningBackend, 'output'>): LogLine[] {
  const lines = server.output().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LogLine)
}
