import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { attempt } from '../../platform/attempt.mjs'
import { type RunningBackend, spawnBackend, untilReady } from '../../testing/backend'
import { freePorts } from '../../testing/ports'
import { fileOfWorker, keepTemplate } from './template'

/** What a site and the backend know of each other. */
export const revalidateSecret = 'secret-partagé'

/** The addresses that the backend is told. */
export const publicUrl = 'https://contenu.example.org'
export const siteUrl = 'https://www.example.org'

/** The ports on which the files of one worker listen, one after the other. */
type Ports = { backend: number; site: number; smtp: number; metrics: number }

/** A server that outlives the file that started it: the next file of the worker finds it here. */
export type SharedProcess = { pid: number; ports: Ports; dataDir: string }

const leaseName = 'shared-backend.json'
const logFile = () => fileOfWorker('shared-backend.log')
const readLease = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as SharedProcess

/** The shared server of this worker, which is started when there is none. */
export async function sharedProcess(): Promise<SharedProcess> {
  const lease = fileOfWorker(leaseName)
  if (fs.existsSync(lease)) return readLease(lease)
  const [backend, site, smtp, metrics] = (await freePorts(4)) as [number, number, number, number]
  const dataDir = fs.mkdtempSync(path.join(tmpdir(), 'backend-shared-'))
  const started = await start({ pid: 0, ports: { backend, site, smtp, metrics }, dataDir })
  await keepTemplate(dataDir)
  return started
}

/** Stops it and starts it again with its data; `meanwhile` runs in between. */
export async function restartShared(shared: SharedProcess, meanwhile?: () => Promise<void>) {
  await end(shared.pid)
  // If it does not come back, the next file starts another one.
  fs.rmSync(fileOfWorker(leaseName))
  await meanwhile?.()
  return start(shared)
}

async function start(shared: SharedProcess): Promise<SharedProcess> {
  const { ports, dataDir } = shared
  const log = fs.openSync(logFile(), 'a')
  const before = outputOf().length
  const child = spawnBackend(ports.backend, dataDir, environment(ports), ['ignore', log, log])
  fs.closeSync(log)
  const started = { ...shared, pid: child.pid ?? 0 }
  await untilReady(child, () => outputOf().slice(before))
  fs.writeFileSync(fileOfWorker(leaseName), JSON.stringify(started))
  return started
}

/** Everything that can be switched on is; what a backend without it does has tests of its own. */
const environment = ({ site, smtp, metrics }: Ports) => ({
  BACKEND_PUBLIC_URL: publicUrl,
  BACKEND_METRICS_PORT: String(metrics),
  CHANGES_GATHERED_SECONDS: '1',
  PRODUCT_NAME: 'Zanzibar',
  REQUEST_LOG: 'on',
  REVALIDATE_SECRET: revalidateSecret,
  INDEXNOW_KEY: 'cle-des-tests',
  // Where nobody answers: what is told stays in the queue.
  INDEXNOW_URL: 'http://127.0.0.1:9',
  SITE_INTERNAL_URL: `http://127.0.0.1:${site}`,
  SITE_URL: siteUrl,
  SMTP_URL: `smtp://127.0.0.1:${smtp}`,
})

const outputOf = () => (fs.existsSync(logFile()) ? fs.readFileSync(logFile(), 'utf8') : '')

/** The shared server as tests see it: its output begins now. */
export function runningBackend({ ports, dataDir }: SharedProcess): RunningBackend {
  const before = outputOf().length
  const output = () => outputOf().slice(before)
  return { url: `http://127.0.0.1:${ports.backend}`, dataDir, output }
}

/** Deletes the files that tests have uploaded. */
export function emptyFolders({ dataDir }: SharedProcess): void {
  for (const name of ['uploads', 'renditions', 'temporaire']) {
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
    fs.mkdirSync(path.join(dataDir, name))
  }
}

/** Whether a process is running: one that has ended but was not waited for is not. */
export function isRunning(pid: number): boolean {
  if (!attempt(() => process.kill(pid, 0))) return false
  const stat = `/proc/${pid}/stat`
  return !fs.existsSync(stat) || !/\) Z /.test(fs.readFileSync(stat, 'utf8'))
}

async function end(pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM')
  while (isRunning(pid)) await sleep(20)
}

/** Ends the shared servers of all workers of a run, and deletes their data. */
export async function endSharedBackends(folder: string): Promise<void> {
  for (const name of fs.readdirSync(folder).filter((it) => it.endsWith(leaseName))) {
    const { pid, dataDir } = readLease(path.join(folder, name))
    if (isRunning(pid)) await end(pid)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
